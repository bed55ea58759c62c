import type { Locator } from '@playwright/test'
import { games } from '#games'
import type { AvalonPhone } from './avalon/phone.ts'
import type { Headless } from './support/headless.ts'
import { boardContext } from './support/looks.ts'
import { expect, test } from './support/test.ts'
import { until } from './support/wait.ts'

const dialog = ({ page }: AvalonPhone): Locator => page.getByRole('dialog')
const people = ({ page }: AvalonPhone): Locator => page.getByRole('list', { name: 'Players' }).getByRole('listitem')

async function openMenu(phone: AvalonPhone, entry: string): Promise<void> {
  await phone.tap(phone.button('Menu'))
  await phone.tap(dialog(phone).getByRole('button', { name: entry }))
}

/** The code that a seat is handed over with: what a camera would read from the sheet. */
async function codeFrom(phone: AvalonPhone): Promise<string> {
  const found = () =>
    phone.ear.frames
      .join('')
      .match(/\["code","[^"]+","([^"]{22})"/g)
      ?.at(-1)
  await until('a code was sent', () => found() !== undefined)
  return found()?.split('"').at(-2) as string
}

test('UI-PATH RM-CREATE from the home page to a room with its QR code it is two taps, and from its link to a seat one field and one tap', async ({
  seatAvalon,
  server,
}) => {
  const table = await seatAvalon({ players: 1 })
  const host = await table.newOnlooker('Ana')
  let taps = 0
  const tap = (target: Locator) => {
    taps++
    return host.tap(target)
  }
  // A tap before the script has come would be a third one.
  await host.page.goto(server.address, { waitUntil: 'networkidle' })
  await tap(host.button('Open an Avalon table'))
  await host.page.waitForURL(/\/r\/[A-Z]{6}$/)
  const link = host.page.url()
  const name = host.page.getByRole('textbox', { name: 'Your name at this table' })
  await expect(host.page.getByRole('textbox')).toHaveCount(1)
  await name.fill('Ana')
  await tap(host.button('Take a seat'))
  await expect(host.page.getByRole('img', { name: /QR/ })).toBeVisible()
  expect(taps).toBe(2)
  await expect(host.page.getByText('1 here, 4 more needed.')).toBeVisible()

  const guest = await table.newOnlooker('Bo')
  await guest.page.goto(link)
  await expect(guest.page.getByRole('textbox')).toHaveCount(1)
  await guest.page.getByRole('textbox').fill('  Bo  ')
  await guest.tap(guest.button('Take a seat'))
  await expect(people(guest)).toHaveCount(2)
  await expect(people(host).nth(1)).toContainText('Bo')
  await expect(people(host).nth(0)).toContainText('You, host')
  const code = link.slice(-6)
  await expect(guest.page.getByRole('region', { name: 'Invite' })).toContainText(code)
})

test('RM-CREATE a name that is taken, empty or too long is refused in a sentence, and any script is welcome', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 2, names: ['Ana', 'Даша'] })
  const phone = await table.newOnlooker('guest')
  await phone.page.goto(table.address)
  const field = phone.page.getByRole('textbox', { name: 'Your name at this table' })
  const refusals = [
    ['  даша ', 'Somebody at this table already has that name.'],
    ['   ', 'Please type a name.'],
    ['a name of more than twenty', 'A name has at most 20 characters.'],
    ['one\u202etwo', 'This name has a character that cannot be shown.'],
  ] as const
  for (const [name, sentence] of refusals) {
    await field.fill(name)
    await phone.tap(phone.button('Take a seat'))
    await expect(phone.page.getByText(sentence), name).toBeVisible()
  }
  await field.fill('زينب 👩‍👩‍👧')
  await phone.tap(phone.button('Take a seat'))
  await expect(people(phone)).toHaveCount(3)
  await expect(people(phone).last()).toContainText('زينب')
})

test('UI-BLAME a name that was refused is blamed until it is changed, when sitting down and when renaming', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 2, phones: 1, names: ['Ana', 'Bo'] })
  const guest = await table.newOnlooker('guest')
  await guest.page.goto(table.address)
  const sentence = 'Somebody at this table already has that name.'
  const expectBlame = async (phone: AvalonPhone, field: Locator, button: string) => {
    await field.fill('Bo')
    await phone.tap(phone.button(button))
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence))
    await field.press('End')
    await field.press('b')
    await expect(phone.page.getByText(sentence)).toHaveCount(0)
    await expect(field).toHaveAttribute('aria-invalid', 'false')
  }
  await expectBlame(guest, guest.page.getByRole('textbox', { name: 'Your name at this table' }), 'Take a seat')
  const [host] = table.phones as [AvalonPhone]
  await openMenu(host, 'Change my name')
  await expectBlame(host, dialog(host).getByRole('textbox'), 'Change')
})

test('RM-HOST UI-TRUE a locked room lets nobody new in and says so, and a removed player is told', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 3, phones: 2 })
  const [host, guest] = table.phones
  if (!host || !guest) throw new Error('two phones were promised')
  await host.tap(host.page.getByRole('tab', { name: 'Options' }))
  await host.tap(host.page.getByRole('switch', { name: 'Lock the room' }))
  const stranger = await table.newOnlooker('Zoe')
  await stranger.page.goto(table.address)
  await expect(stranger.page.getByText('The host has locked this room, so nobody new can join.')).toBeVisible()
  await expect(stranger.button('Take a seat')).toBeDisabled()

  await host.tap(host.page.getByRole('tab', { name: /Players/ }))
  await host.tap(host.button(`${guest.name}: more`))
  await host.tap(dialog(host).getByRole('button', { name: 'Remove from the table' }))
  await host.tap(dialog(host).getByRole('button', { name: 'Remove', exact: true }))
  await expect(people(host)).toHaveCount(2)
  await expect(guest.page.getByText('You no longer have a seat at this table.')).toBeVisible()
  await expect(guest.page.getByRole('textbox', { name: 'Your name at this table' })).toBeVisible()
  table.phones.splice(table.phones.indexOf(guest), 1)
})

test('RM-HOST the chair is passed on, and only the new host deals', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 5, phones: 2 })
  const [host, guest] = table.phones
  if (!host || !guest) throw new Error('two phones were promised')
  await expect(guest.button('Deal the roles')).toHaveCount(0)
  await host.tap(host.button(`${guest.name}: more`))
  await host.tap(dialog(host).getByRole('button', { name: 'Make host' }))
  await host.tap(dialog(host).getByRole('button', { name: 'Make host' }))
  await expect(host.button('Deal the roles')).toHaveCount(0)
  await guest.tap(guest.button('Deal the roles'))
  await table.together()
  for (const phone of table.phones) await expect(phone.button('Reveal my role')).toBeVisible()
})

test('RM-HANDOVER RM-TOKEN a seat moves to another phone by a code in the fragment, once, and the old phone is told', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 5, phones: 1, headlessHost: true })
  await table.deal()
  await table.playTo('team_voting', { quests: 'SSS' })
  const old = table.phone
  const { seat: own, view } = old
  await openMenu(old, 'My seat on another device')
  await expect(dialog(old).getByRole('img', { name: /QR/ })).toBeVisible()
  const code = await codeFrom(old)
  const fresh = await table.newOnlooker('the new phone')
  await fresh.page.goto(`${table.address}#seat=${code}`)
  await expect(fresh.button('Reveal my role')).toBeVisible()
  expect(new URL(fresh.page.url()).hash).toBe('')
  await until('the seat has moved', () => fresh.seat === own)
  expect(fresh.view).toEqual(view)
  await expect(old.page.getByText('Your seat is now on another device.')).toBeVisible()
  await expect(old.button('Reveal my role')).toHaveCount(0)
  await fresh.tap(fresh.button('Approve'))
  await until('the new phone has voted', () => table.host.view?.open.voted.includes(own) === true)

  const thief = await table.newOnlooker('a thief')
  await thief.page.goto(`${table.address}#seat=${code}`)
  await expect(thief.page.getByText('This code has been used or is older than a minute.')).toBeVisible()
  expect(thief.seat).toBeNull()
  table.phones.splice(0, 1, fresh)
})

test('RM-RESEAT AC8.3 RS-BOARD a new device shows what the question shows, and plays on once the table agrees; board and watchers see no pictures', async ({
  seatAvalon,
}) => {
  test.setTimeout(180_000)
  const table = await seatAvalon({ players: 5, phones: 2, headlessHost: true })
  await table.deal()
  await table.playTo('team_voting', { quests: 'SSS' })
  const [witness, lost] = table.phones
  if (!witness || !lost) throw new Error('two phones were promised')
  const { seat: own, view } = lost
  const board = await table.newOnlooker('the board', boardContext)
  await board.page.goto(`${table.address}/board`)
  const watcher = await table.newOnlooker('a watcher')
  await watcher.page.goto(table.address)
  await lost.page.goto('about:blank')
  const fresh = await table.newOnlooker('the new device')
  await fresh.page.goto(table.address)
  await fresh.tap(fresh.button('I am one of the players'))
  const player = dialog(fresh).getByRole('button', { name: lost.name })
  await fresh.tap(player)
  await expect(dialog(fresh).getByText('was connected within the last minute')).toBeVisible()
  const pictures = dialog(fresh).getByRole('listitem')
  await expect(async () => {
    await player.click({ timeout: 1_000 })
    await expect(pictures).toHaveCount(2, { timeout: 2_000 })
  }).toPass({ timeout: 90_000, intervals: [5_000] })
  const shown = await pictures.allInnerTexts()
  const question = witness.page.locator('.banner').filter({ hasText: `Another device asks for ${lost.name}’s seat` })
  expect(await question.getByRole('listitem').allInnerTexts()).toEqual(shown)
  await expect(question).toContainText(`Whoever holds that device will see ${lost.name}’s card.`)
  await expect(watcher.page.getByText(`Another device asks for ${lost.name}’s seat`)).toBeVisible()
  for (const { page } of [board, watcher]) {
    await expect(page.locator('body')).not.toContainText(new RegExp(`\\b(${shown.join('|')})\\b`))
    await expect(page.locator('[href*="pictures"]')).toHaveCount(0)
  }
  const told = board.page.locator('.board__side')
  await expect(told).toContainText(`Another device asks for ${lost.name}’s seat`)
  await expect(told).toContainText('0 of 3 have confirmed')
  expect(fresh.view?.hand).toBeUndefined()
  await witness.tap(question.getByRole('button', { name: 'Confirm' }))
  await expect(question).toContainText('1 of 3 have confirmed')
  for (const one of table.headless.slice(0, 2)) await one.ask({ type: 'confirm-reseat', question: 1 })
  await until('the seat has moved', () => fresh.seat === own)
  expect(fresh.view).toEqual(view)
  await expect(witness.page.getByText(`${lost.name} plays on with another device.`)).toBeVisible()
  await expect(told).toContainText(`${lost.name} plays on with another device.`)
  await fresh.tap(fresh.button('Approve'))
  await until('the new device has voted', () => table.host.view?.open.voted.includes(own) === true)
  // The old token is dead: whoever finds the old device watches at most.
  await lost.page.goto(table.address)
  await until('the old device watches', () => lost.view !== null && lost.view.hand === undefined)
  table.phones.splice(table.phones.indexOf(lost), 1, fresh)
})

test('RM-RESUME a second tab of the same browser sits on the same seat, and a vote on one is sealed on both', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 5, phones: 1, headlessHost: true })
  await table.deal()
  await table.playTo('team_voting', { quests: 'SSS' })
  const { phone } = table
  const second = table.hear(await phone.context.newPage(), phone.name)
  await second.page.goto(table.address)
  await until('the second tab has the seat', () => second.seat === phone.seat)
  await second.tap(second.button('Approve'))
  await expect(phone.heading(/sealed/)).toBeVisible()
  const mine = table.host.view?.open.voted.filter((one) => one === phone.seat)
  expect(mine).toEqual([phone.seat])
})

test('EDGE-09 RM-RESUME who reloads during a vote finds their vote cast', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 5, phones: 1, headlessHost: true })
  await table.deal()
  await table.playTo('team_voting', { quests: 'SSS' })
  const { phone } = table
  await phone.tap(phone.button('Reject'))
  await expect(phone.heading(/sealed/)).toBeVisible()
  await until('the vote is stored', () => table.host.view?.open.voted.includes(phone.seat) === true)
  await phone.page.reload()
  await expect(phone.heading(/sealed/)).toBeVisible()
  await expect(phone.button('Approve')).toHaveCount(0)
  await expect(phone.page.locator('body')).not.toContainText('Your sealed vote')
  expect(await phone.look((card) => card.innerText())).toContain('Your sealed vote: Reject.')
})

test('RM-WATCH a watcher sees public facts, is counted, learns the roles at the end, and can be switched off', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 7, phones: 1, headlessHost: true, options: { evilRing: true } })
  const watcher = await table.newOnlooker('a watcher')
  await watcher.page.goto(table.address)
  await expect(table.phone.page.getByText('Watching: 1')).toBeVisible()
  await table.deal()
  const course = { quests: 'SFFF' } as const
  await test.step('RING-FR-022 RING-SC-010 a watcher has no card, no answer and no word of evil while the game is on', async () => {
    await table.playTo('finished', course, async ({ phase }) => {
      if (phase === 'finished') return
      await expect(watcher.button('Reveal my role')).toHaveCount(0)
      for (const word of ['Approve', 'Reject', 'Propose team', 'Play this card'])
        await expect(watcher.button(word)).toHaveCount(0)
      await until('the watcher follows', () => watcher.view?.open.motion === table.open.motion)
      await watcher.expectFaceDown()
    })
    expect(watcher.view?.hand).toBeUndefined()
  })
  await test.step('RING-FR-023 a watcher sees the roles at the end', async () => {
    await expect(watcher.heading('Evil wins by sabotage!')).toBeVisible()
    await expect(watcher.page.getByRole('main')).toContainText('Assassin')
  })
  await table.host.ask({ type: 'play-again' })
  await table.together()
  await table.host.ask({ type: 'allow-watchers', allowed: false })
  await expect(watcher.page.getByText('The host does not allow watchers while a game is on.')).toBeVisible()
  await expect(table.phone.button('Reveal my role')).toBeVisible()
})

test('RM-AGAIN AC6.10 AV-FINISH the host plays again with a new deal, or returns to the lobby with the same options', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 5, phones: 2 })
  const [host, guest] = table.phones
  if (!host || !guest) throw new Error('two phones were promised')
  await host.tap(host.page.getByRole('tab', { name: 'Options' }))
  await host.tap(host.page.getByRole('switch', { name: 'Merlin', exact: true }))
  await table.deal()
  await table.playTo('finished', { quests: 'SSS' })
  await host.reach(host.button('Play again'))
  await expect(guest.button('Play again')).toHaveCount(0)
  const { chapter } = host
  await host.tap(host.button('Play again'))
  await until('a new game is dealt', () => host.chapter > chapter && host.view?.open.phase === 'role_reveal')
  await table.together()
  await table.playTo('finished', { quests: 'SSS' })
  await host.tap(await host.reach(host.button('Return to lobby')))
  for (const phone of [host, guest]) await expect(people(phone)).toHaveCount(5)
  await host.tap(host.page.getByRole('tab', { name: 'Options' }))
  await expect(host.page.getByRole('switch', { name: 'Merlin', exact: true })).toHaveAttribute('aria-checked', 'false')
})

test('RM-END the host ends a stuck game, everybody is told why, and the lobby keeps its people', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 5, phones: 2 })
  const [host, guest] = table.phones
  if (!host || !guest) throw new Error('two phones were promised')
  await table.deal()
  await table.playTo('team_voting', { quests: 'SSS' })
  await openMenu(host, 'End this game')
  await host.tap(dialog(host).getByRole('button', { name: 'End the game' }))
  for (const phone of [host, guest]) await expect(people(phone)).toHaveCount(5)
  await expect(
    guest.page.getByText(new RegExp(`${host.name} (has )?ended the game|host (has )?ended the game`, 'i')),
  ).toBeVisible()
})

test('RM-ROLES AV-CONFIG the host switches the ring on where it fits, and everybody reads it', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 6, phones: 2 })
  const [host, guest] = table.phones
  if (!host || !guest) throw new Error('two phones were promised')
  const ring = host.page.getByRole('switch', { name: 'Evil Ring Visibility' })
  await host.tap(host.page.getByRole('tab', { name: 'Options' }))
  await test.step('RING-FR-002 RING-FR-003 RING-SC-002 with six the ring is off, and says what it needs', async () => {
    await expect(ring).toBeDisabled()
    await expect(ring).toHaveAccessibleDescription(/Requires 3\+ non-Oberon evil players\./)
  })
  await table.seat('Gita')
  await test.step('RING-FR-006 with seven it says what it does', () =>
    expect(ring).toHaveAccessibleDescription(/Evil players only know one teammate each \(chain pattern\)\./))
  await test.step('RING-FR-001 RING-FR-004 RING-SC-001 the host switches it on, and the switch says so', async () => {
    await expect(ring).toBeEnabled()
    await expect(ring).toHaveAttribute('aria-checked', 'false')
    await host.tap(ring)
    await expect(ring).toHaveAttribute('aria-checked', 'true')
  })
  await guest.tap(guest.page.getByRole('tab', { name: 'Roles' }))
  const roles = guest.page.getByRole('tabpanel')
  await test.step('RING-FR-005 RING-SC-009 everybody reads it among the roles in play', () =>
    expect(roles).toContainText('Evil Ring Visibility: on'))
  await test.step('RM-ROLES and which roles there are, but not whose', async () => {
    for (const role of ['Merlin', 'Assassin', 'Loyal Servant of Arthur']) await expect(roles).toContainText(role)
    for (const { name } of table.players) await expect(roles).not.toContainText(name)
  })
  await test.step('RING-FR-007 RING-SC-003 Oberon comes, and the ring goes with a notice', async () => {
    await host.tap(host.page.getByRole('radio', { name: /Standard/ }))
    await expect(ring).toHaveAttribute('aria-checked', 'false')
    await expect(host.page.getByRole('status').filter({ hasText: /Ring/ })).toContainText(/Oberon/)
    await expect(roles).not.toContainText('Evil Ring Visibility: on')
  })
})

test('AV-GUIDE the guide explains the game and every role', async ({ page, server }) => {
  await page.goto(`${server.address}/guide/avalon`)
  await expect(page.getByRole('heading', { level: 1, name: 'How to play Avalon' })).toBeVisible()
  for (const role of ['Merlin', 'Percival', 'Morgana', 'Mordred', 'Oberon', 'Lunatic', 'Brute', 'Assassin']) {
    await expect(page.getByRole('main')).toContainText(role)
  }
})

for (const game of games.keys()) {
  test(`AV-GUIDE TH-GUIDE MA-GUIDE the guide of ${game} begins with its contents, and says nothing of a role twice`, async ({
    page,
    server,
  }) => {
    await page.goto(`${server.address}/guide/${game}`)
    const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await expect(entries).toHaveText(await page.getByRole('heading', { level: 2 }).allTextContents())
    for (const entry of await entries.all()) {
      const section = page.locator((await entry.getAttribute('href')) as string)
      await expect(section.getByRole('heading', { level: 2 })).toHaveText((await entry.textContent()) as string)
    }
    for (const role of await page.locator('#roles .card').all()) {
      const lines = (await role.innerText()).split('\n').map((line) => line.replace(/\.$/, ''))
      expect(new Set(lines).size, lines.join(' / ')).toBe(lines.length)
    }
  })
}

test('RM-TOKEN a browser with a wrong token or another’s public seat number gets no seat', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 5, phones: 0 })
  await table.deal()
  const thief = await table.newOnlooker('a thief')
  await thief.context.addInitScript((code) => localStorage.setItem(`roundtable/token/${code}`, '"1"'), table.code)
  await thief.page.goto(table.address)
  await thief.page.waitForTimeout(1_000)
  expect(thief.seat).toBeNull()
  await expect(thief.button('Reveal my role')).toHaveCount(0)
  expect((table.headless[0] as Headless).view?.hand?.told).not.toBeNull()
})
