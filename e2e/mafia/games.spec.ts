import type { Seat } from '#engine'
import { type Mafia, mafia, type Role, roleNames } from '#games/mafia'
import { readFrame } from '#protocol'
import { mafiaTexts } from '#texts/mafia'
import { mafiaGuideTexts } from '#texts/mafia-guide'
import { keys } from '../support/hands.ts'
import type { Headless } from '../support/headless.ts'
import { leaksIn } from '../support/secrets.ts'
import { expect } from '../support/test.ts'
import { until } from '../support/wait.ts'
import { victim } from './course.ts'
import type { MafiaPhone } from './phone.ts'
import { mafiaSecrets, mafiaWordsIn } from './secrets.ts'
import type { MafiaTable } from './table.ts'
import { test } from './test.ts'

type Nobody = Headless<Mafia>

const roleWord = (role: Role) => mafiaTexts[`role.${role}`]()
const readCard = (phone: MafiaPhone) => phone.look((card) => card.innerText())
const atTheEnd = (phone: MafiaPhone, headline: string) => phone.reach(phone.heading(headline))

/** Gives a screen to whoever has the role. */
const screenOf = (table: MafiaTable, role: Role, context = {}) =>
  table.giveScreen(table.holder(role) as Nobody, context)

async function expectEnd(table: MafiaTable, headline: string, why: string): Promise<void> {
  for (const phone of table.phones) {
    await atTheEnd(phone, headline)
    await expect(phone.main).toContainText(why)
    for (const { name } of table.players) await expect(phone.main).toContainText(name)
    for (const role of new Set(table.roles.values())) await expect(phone.main).toContainText(roleWord(role))
  }
}

test('MA-PLAY MA-W MA-V13 five play with hidden ballots: the Angel saves, and the Village wins', async ({
  seatMafia,
}) => {
  const table = await seatMafia({ players: 5, phones: 2, options: { angel: true } })
  const [host, guest] = table.phones as [MafiaPhone, MafiaPhone]
  await table.deal()
  const course = { nights: [{ saved: 'villager' }], days: ['mafia'] } as const
  await table.playTo('voting', course)
  for (const phone of [host, guest]) await expect(phone.main).toContainText('Nobody was murdered in the night.')
  // Only the number of the ballots is known before the close.
  await table.answer(table.headless[0] as Nobody, course)
  await expect(host.bar).toContainText('1 of 5 have voted')
  await expect(host.main).not.toContainText(/votes (for no murder|[A-Z])/)
  await table.playTo('finished', course)
  const mafioso = host.nameOf(victim({ ...table.open, living: table.open.seats }, table.company, 'mafia'))
  await expect(host.heading(`${mafioso} is murdered`)).toBeVisible()
  await expectEnd(table, 'The Village wins!', 'No Mafia and no Minion is left alive.')
  await expect(host.main).toContainText('was to be murdered and lived.')
})

test('MA-PLAY five play with ballots in real time: a peaceful tie, and the Mafia wins', async ({ seatMafia }) => {
  const table = await seatMafia({ players: 5, phones: 1, headlessHost: true, options: { visibility: 'realtime' } })
  const { phone } = table
  await table.deal()
  const course = { nights: ['villager', 'villager'], days: ['tie', 'villager'] } as const
  await table.playTo('voting', course)
  const [dead] = table.open.dead
  await expect(phone.main).toContainText(`${phone.nameOf(dead?.seat as Seat)} was murdered in the night.`)
  const living = table.headless.find(({ seat }) => table.open.living.includes(seat)) as Nobody
  await test.step('MA-V13 each ballot is public by name as it is cast', async () => {
    await table.answer(living, course)
    await expect(phone.row(living.seat)).toContainText(/votes /)
  })
  await test.step('UI-TRUE and the voter is told so', async () => {
    await table.answer(phone, course)
    await expect(phone.heading('Everyone sees your vote')).toBeVisible()
  })
  await table.playTo('night', course, { night: 2 })
  await test.step('MA-V5 the tie with no murder is peace', () =>
    expect(phone.heading('No murder this round')).toBeVisible())
  await test.step('MA-BALLOTS all ballots stand there by name', async () => {
    for (const { by } of table.open.tallies[0]?.ballots ?? []) await expect(phone.main).toContainText(phone.nameOf(by))
  })
  await table.playTo('finished', course)
  await expectEnd(table, 'The Mafia wins!', 'The Mafia and their Minions now equal the rest of the village.')
})

test('MA-PLAY MA-W MA-MURDER eight play with hidden ballots: the vote murders the Suicide Bomber, who wins alone', async ({
  seatMafia,
}) => {
  const options = { bomber: true, angel: true, detective: true, discussion: 60 }
  const table = await seatMafia({ players: 8, phones: 2, headlessHost: true, options })
  await table.deal()
  await table.playTo('finished', { nights: ['villager'], days: ['bomber'] })
  await expectEnd(table, 'The Suicide Bomber wins!', 'The village murdered the Suicide Bomber.')
})

test('MA-PLAY MA-W13 twelve play with ballots in real time: a runoff ends in peace, the next one murders the Suicide Bomber', async ({
  seatMafia,
}) => {
  test.setTimeout(240_000)
  const options = { bomber: true, angel: true, detective: true, minion: 1, visibility: 'realtime' }
  const table = await seatMafia({ players: 12, phones: 2, options })
  const [phone] = table.phones as [MafiaPhone]
  await table.deal()
  const course = { nights: [{ saved: 'villager' }, null], days: [{ runoff: null }, { runoff: 'bomber' }] } as const
  await table.playTo('runoff', course)
  await phone.reach(phone.heading('A runoff: who shall be murdered?'))
  await test.step('MA-TIMER the runoff has its clock', () => expect(phone.clock).toHaveText(/^(0:\d\d|1:00)$/))
  await test.step('MA-V3 MA-V8 the runoff is between the two who were tied', async () => {
    const candidates = table.open.candidates ?? []
    expect(candidates).toHaveLength(2)
    for (const seat of candidates) await expect(phone.main).toContainText(phone.nameOf(seat))
    const other = table.open.living.find((seat) => seat !== phone.seat && !candidates.includes(seat)) as Seat
    await expect(phone.choice(other)).toHaveAttribute('aria-disabled', 'true')
  })
  await table.playTo('night', course, { night: 2 })
  await test.step('MA-V9 tied again, it ends in peace', async () => {
    await phone.reach(phone.heading('Pick one, then confirm'))
    expect(table.open.dead).toEqual([])
  })
  await table.playTo('finished', course)
  expect(table.open.tallies.at(-1)?.candidates).toContain(table.holder('bomber').seat)
  await expectEnd(table, 'The Suicide Bomber wins!', 'The village murdered the Suicide Bomber.')
})

test('MA-PLAY UI-KEYS UI-HOLD a whole game of Mafia is played on one phone by keyboard only', async ({ seatMafia }) => {
  const table = await seatMafia({ players: 5, phones: 1, hands: keys, options: { discussion: 60 } })
  await table.deal()
  await table.playTo('finished', { days: ['tie', 'mafia'] })
  await expectEnd(table, 'The Village wins!', 'No Mafia and no Minion is left alive.')
})

test('MA-PLAY UI-PATH from the home page a table of Mafia is opened with two taps, and its options are those of Mafia', async ({
  seatMafia,
  server,
}) => {
  const table = await seatMafia({ players: 1 })
  const host = await table.newOnlooker('Ana')
  await host.page.goto(server.address, { waitUntil: 'networkidle' })
  await host.tap(host.page.getByRole('group', { name: 'Game' }).getByText('Mafia'))
  await host.tap(host.button('Open a Mafia table'))
  await host.page.waitForURL(/\/r\/[A-Z]{6}$/)
  await host.page.getByRole('textbox', { name: 'Your name at this table' }).fill('Ana')
  await host.tap(host.button('Take a seat'))
  await host.tap(host.page.getByRole('tab', { name: 'Options' }))
  for (const role of ['Angel', 'Detective', 'Suicide Bomber'])
    await expect(host.page.getByRole('switch', { name: role, exact: true })).toBeVisible()
})

test('MA-HOLD MA-S the deal shows the role once and hides it by itself; then only holding shows it, by finger, key or tap', async ({
  seatMafia,
}) => {
  const table = await seatMafia({ players: 5, phones: 1 })
  const { phone } = table
  const card = phone.page.getByRole('article')
  const peek = phone.button('Reveal my role')
  await table.deal()
  const role = roleWord(table.roles.get(phone.seat) as Role)
  await expect(card.getByRole('heading', { level: 2, name: role })).toBeVisible()
  // Nobody holds it, so nobody is told to let go.
  await expect(phone.main).toContainText('It hides by itself in a moment.')
  await expect(peek).toHaveText('Hold to look longer')
  await expect(peek).toHaveAttribute('aria-pressed', 'false')
  await expect(card).toHaveCount(0, { timeout: 8_000 })
  await expect(phone.main).not.toContainText('by itself')
  expect(mafiaWordsIn(await phone.main.innerHTML(), await phone.main.innerText(), [])).toEqual([])

  await phone.hands.hold(peek)
  await expect(card).toContainText(role)
  await phone.hands.letGo(peek)
  await expect(card).toHaveCount(0)
  await phone.hands.hold(peek)
  await expect(card).toBeVisible()
  await phone.page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(card).toHaveCount(0)
  await phone.hands.letGo(peek)

  await table.playTo('night', {})
  await peek.focus()
  for (const key of ['Enter', 'Space']) {
    await phone.page.keyboard.down(key)
    await expect(card).toContainText(role)
    await phone.page.keyboard.up(key)
    await expect(card).toHaveCount(0)
  }

  await phone.tap(phone.button('Menu'))
  const sheet = phone.page.getByRole('dialog')
  await phone.tap(sheet.getByRole('button', { name: 'Settings' }))
  await phone.tap(sheet.getByRole('radio', { name: 'Tap' }))
  await phone.page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await phone.tap(peek)
  await expect(card).toContainText(role)
  await phone.tap(peek)
  await expect(card).toHaveCount(0)
  await phone.tap(peek)
  await expect(card).toBeVisible()
  await expect(card).toHaveCount(0, { timeout: 8_000 })
})

test('MA-HOLD what a role knows stands on its card only', async ({ seatMafia }) => {
  const table = await seatMafia({ players: 8, options: { minion: 1, angel: true, detective: true, evil: 3 } })
  await table.deal()
  await table.playTo('night', {})
  const [one, other] = table.players.filter(({ seat }) => table.roles.get(seat) === 'mafia') as [Nobody, Nobody]
  const [boss, minion, detective] = [
    await table.giveScreen(one),
    await screenOf(table, 'minion'),
    await screenOf(table, 'detective'),
  ]
  await test.step('MA-S each card says what its role is told', async () => {
    expect(await readCard(boss)).toContain(other.name)
    expect(await readCard(boss)).toContain('Whom shall the Mafia murder?')
    for (const { name } of [one, other]) expect(await readCard(minion)).toContain(name)
    expect(await readCard(detective)).toContain('At the start you know nothing about the others.')
  })
  await test.step('MA-PICKS the Mafia read each other’s choices, and the Minion does not', async () => {
    const target = victim(table.open, table.company, 'villager')
    await other.answer({ type: 'night', motion: table.open.motion, target })
    await until('the choice has come', () => boss.view?.hand?.picks?.picked.length === 1)
    expect(await readCard(boss)).toContain(`${other.name} chooses ${boss.nameOf(target)}.`)
    expect(await readCard(minion)).not.toContain('chooses')
  })
  await test.step('MA-N13 the Detective learns at dawn, and nobody else', async () => {
    await detective.answer({ type: 'night', motion: table.open.motion, target: boss.seat })
    // Who has not answered yet would be answered for.
    await until('the choice has come', () => table.hasAnswered(detective))
    await table.answerAll({ nights: ['villager'] })
    await until('the answer has come', () => detective.view?.hand?.notebook.length === 1)
    expect(await readCard(detective)).toContain(`Night 1: ${boss.name} is Mafia.`)
    expect(await readCard(minion)).not.toContain('Notebook')
  })
})

test('MA-S MA-HOLD a Mafia without mates reads that there are none', async ({ seatMafia }) => {
  const table = await seatMafia({ players: 5 })
  await table.deal()
  await table.playTo('night', {})
  expect(await readCard(await screenOf(table, 'mafia'))).toContain('You are the only Mafia member.')
})

test('MA-TAP UI-ALIKE by night the phones of all six roles are alike to the pixel', async ({ seatMafia }, info) => {
  test.setTimeout(240_000)
  const options = { angel: true, detective: true, bomber: true, minion: 1 }
  const table = await seatMafia({ players: 9, options })
  await table.deal()
  await table.playTo('night', {})
  const roles = ['villager', 'mafia', 'angel', 'detective', 'minion', 'bomber'] as const
  const viewport = { width: 360, height: 1_000 }
  for (const role of roles) await screenOf(table, role, { viewport })
  const { phones } = table
  const picture = (phone: MafiaPhone) =>
    phone.page.screenshot({
      animations: 'disabled',
      mask: [phone.clock, phone.button(/share the room code/), ...phones.map(({ seat }) => phone.row(seat))],
    })
  const expectAlike = async (when: string) => {
    for (const { main } of phones) await expect(main).not.toContainText('offline')
    const [first, ...others] = await Promise.all(phones.map(picture))
    for (const [at, other] of others.entries()) {
      const isAlike = first?.equals(other) === true
      const names = { [`${when}-villager.png`]: first, [`${when}-${roles[at + 1]}.png`]: other }
      for (const [name, body] of Object.entries(names))
        if (!isAlike && body) await info.attach(name, { body, contentType: 'image/png' })
      expect.soft(isAlike, `${when}: the phone of the ${roles[at + 1]} looks like a Villager's`).toBe(true)
    }
  }
  await expectAlike('asked')
  const target = victim(table.open, table.company, 'villager')
  for (const phone of phones) await phone.choose(target)
  await expectAlike('chosen')
  for (const phone of phones) await phone.tap(phone.button('Confirm'))
  for (const phone of phones) await expect(phone.bar).toContainText('6 of 9 have confirmed')
  await expectAlike('confirmed')
  // What is not open to a role is refused in the same words as what is not open to another.
  const [villager, boss] = phones as [MafiaPhone, MafiaPhone]
  const mate = boss.view?.hand?.told?.names.mafia?.[0] as Seat
  await villager.tap(villager.choice(villager.seat))
  await boss.tap(boss.choice(mate))
  const told = await Promise.all([villager, boss].map(({ page }) => page.getByRole('alert').innerText()))
  expect(told[0]).toBe(told[1])
  expect(await readCard(boss)).toContain('That player is Mafia like you and cannot be your victim.')
  await table.playTo('finished', { nights: ['villager'], days: ['bomber'] })
})

test('MA-TIMER MA-TALK the discussion’s clock is on every phone, and the host stops it, adds to it and skips it', async ({
  seatMafia,
}) => {
  const table = await seatMafia({ players: 5, phones: 2, options: { discussion: 60 } })
  const [host, guest] = table.phones as [MafiaPhone, MafiaPhone]
  await table.deal()
  await table.playTo('night', {})
  for (const phone of [host, guest]) await expect(phone.clock).toHaveText(/^(0:[45]\d|1:00)$/)
  await table.playTo('discussion', {})
  for (const phone of [host, guest]) {
    await expect(phone.heading('Think it over')).toBeVisible()
    await expect(phone.clock).toHaveText(/^(0:[45]\d|1:00)$/)
  }
  for (const deed of ['Pause', '30 seconds more', 'Skip']) await expect(guest.button(deed)).toHaveCount(0)
  const before = await guest.clock.innerText()
  await expect(guest.clock).not.toHaveText(before)

  await host.tap(host.button('Pause'))
  await until('the clock stands', () => table.open.paused !== null)
  const left = () => Math.ceil((table.open.paused ?? 0) / 1_000)
  const written = () => `${Math.floor(left() / 60)}:${String(left() % 60).padStart(2, '0')}`
  for (const phone of [host, guest]) {
    await expect(phone.heading('Paused')).toBeVisible()
    await expect(phone.clock).toHaveText(written())
  }
  const paused = table.open.paused ?? 0
  await host.tap(host.button('30 seconds more'))
  await until('there is more left', () => table.open.paused === paused + 30_000)
  for (const phone of [host, guest]) await expect(phone.clock).toHaveText(written())
  const stood = written()
  await host.tap(host.button('Resume'))
  for (const phone of [host, guest]) {
    await expect(phone.heading('Think it over')).toBeVisible()
    await expect(phone.clock).not.toHaveText(stood)
  }

  const deadline = table.open.deadline ?? 0
  await host.tap(host.button('30 seconds more'))
  await until('the end is later', () => table.open.deadline === deadline + 30_000)
  await host.tap(host.button('Skip'))
  for (const phone of [host, guest]) {
    await expect(phone.heading('Who shall be murdered?')).toBeVisible()
    await expect(phone.clock).toHaveText(/^(0:[45]\d|1:00)$/)
  }
})

test('MA-T4 MA-TIMER RM-DURABLE the server is killed in the middle of a discussion, and its end stays the same moment', async ({
  seatMafia,
  server,
}) => {
  const table = await seatMafia({ players: 5, phones: 1, headlessHost: true, options: { discussion: 30, voting: 8 } })
  const { phone } = table
  await table.deal()
  await table.playTo('discussion', {})
  const { deadline, motion } = table.open
  await server.kill()
  await expect(phone.page.getByRole('status').filter({ hasText: 'Reconnecting' })).toBeVisible()
  await expect(phone.clock).toBeVisible()
  await server.restart()
  const isOnline = () => table.headless.every(({ client }) => client.status === 'online')
  await until('everybody is back', isOnline, 20_000)
  expect(table.open).toMatchObject({ phase: 'discussion', deadline, motion })
  await expect(phone.page.getByRole('status').filter({ hasText: 'Reconnecting' })).toHaveCount(0, { timeout: 20_000 })
  await until('the vote opens', () => table.host.view?.open.phase === 'voting', 40_000)
  const late = Date.now() - (deadline ?? 0)
  expect(late).toBeGreaterThanOrEqual(-100)
  expect(late).toBeLessThan(3_000)

  // A deadline that passes while there is no server is kept as soon as there is one.
  await table.together()
  const end = table.open.deadline ?? 0
  await server.kill()
  await until('the time is up', () => Date.now() > end)
  await server.restart()
  await until('the vote is closed', () => table.host.view?.open.phase === 'night', 20_000)
  expect(table.host.view?.open.tallies[0]?.ballots).toEqual([])
  await phone.reach(phone.heading('Pick one, then confirm'))
})

test('MA-D MA-N4 MA-LENGTH a Mafia who is gone is silent at the deadline: nobody acts for them, and nobody dies of it', async ({
  seatMafia,
}) => {
  const table = await seatMafia({ players: 5, options: { night: 12, voting: 12 } })
  await table.deal()
  await table.playTo('night', {})
  const gone = table.holder('mafia') as Nobody
  const phone = await table.giveScreen(table.headless.find((one) => one !== gone && one.seat !== 1) as Nobody)
  gone.isAway = true
  gone.client.close()
  const deadline = table.open.deadline ?? 0
  await expect(phone.row(gone.seat)).toContainText('offline')
  for (const player of table.players) await table.answer(player, {})
  await expect(phone.bar).toContainText('4 of 5 have confirmed')
  await until('it dawns', () => phone.view?.open.phase === 'voting', 20_000)
  expect(Date.now()).toBeGreaterThanOrEqual(deadline - 100)
  await expect(phone.main).toContainText('Nobody was murdered in the night.')
  for (const player of table.players) await table.answer(player, { days: [null] })
  await until('the vote closes', () => phone.view?.open.phase === 'night', 20_000)
  expect(phone.view?.open.living).toHaveLength(5)
  await expect(phone.main).toContainText('Silent')
  await expect(phone.main).toContainText(gone.name)
})

test('MA-D5 the host takes out the last one awaited, by night and by day, and the table goes on', async ({
  seatMafia,
}) => {
  const table = await seatMafia({ players: 8, phones: 2 })
  const [host, guest] = table.phones as [MafiaPhone, MafiaPhone]
  await table.deal()
  await table.playTo('night', {})
  const isSpare = ({ seat }: { readonly seat: Seat }) =>
    table.roles.get(seat) === 'villager' && table.open.living.includes(seat)
  const missing = table.headless.find(isSpare) as Nobody
  for (const player of table.players) if (player !== missing) await table.answer(player, {})
  await expect(guest.bar).toContainText('7 of 8 have confirmed')
  await host.answer({ type: 'remove', motion: table.open.motion, player: missing.seat })
  await table.together()
  expect(table.open.phase).toBe('voting')
  for (const phone of [host, guest]) {
    await expect(phone.main).toContainText(`The host has removed ${missing.name}. ${missing.name} was: Villager.`)
    await expect(phone.row(missing.seat)).toContainText('Villager')
  }

  // Whoever had voted for the removed player is told, and votes anew.
  const next = table.headless.find(isSpare) as Nobody
  const { motion } = table.open
  await guest.answer({ type: 'vote', motion, target: next.seat })
  const others = table.players.filter((one) => one !== next && one !== guest)
  for (const player of others) await table.answer(player, { days: [null] })
  await host.answer({ type: 'remove', motion, player: next.seat })
  await expect(guest.bar).toContainText('Please answer again. Your card says why.')
  expect(await readCard(guest)).toContain(`${next.name} is out of the game, so your vote does not count.`)
  await guest.answer({ type: 'vote', motion, target: null })
  await until('night falls', () => guest.view?.open.phase === 'night', 20_000)
  expect(table.open.dead.map(({ seat, how }) => [seat, how])).toEqual([
    [missing.seat, 'removed'],
    [next.seat, 'removed'],
  ])
})

test('MA-DEAD whoever is dead sees the table and is asked nothing', async ({ seatMafia }) => {
  const table = await seatMafia({ players: 8 })
  await table.deal()
  await table.playTo('night', {})
  const seat = victim(table.open, table.company, 'villager')
  const phone = await table.giveScreen(table.players.find((one) => one.seat === seat) as Nobody)
  const course = { nights: [], days: ['tie'] } as const
  const motion = table.open.motion
  for (const player of table.headless) {
    const isMafia = table.roles.get(player.seat) === 'mafia'
    await player.answer({ type: 'night', motion, target: isMafia ? seat : null })
  }
  await table.answer(phone, course)
  await table.together()
  expect(table.open.living).not.toContain(seat)
  await expect(phone.bar).toContainText('You are out of the game')
  await expect(phone.main.getByRole('button')).toHaveCount(0)
  await table.playTo('night', course, { night: 2 })
  await phone.reach(phone.heading('The village sleeps'))
  await expect(phone.bar).toContainText('You are out of the game')
  await expect(phone.main.getByRole('button')).toHaveCount(0)
  await phone.expectFaceDown()
})

/** The first night and day, with every choice, suspicion and ballot. */
async function expectRecap({ open }: MafiaTable, phone: MafiaPhone): Promise<void> {
  for (const title of ['Night 1', 'Day 1'])
    await expect(phone.main.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
  const [night] = open.outcome?.nights ?? []
  for (const { by, does, target } of night?.deeds ?? []) {
    const names = { by: phone.nameOf(by), target: target === null ? '' : phone.nameOf(target) }
    const line = target === null ? mafiaTexts[`recap.${does}.none`](names) : mafiaTexts[`recap.${does}`](names)
    await expect(phone.main).toContainText(line)
  }
  const [tally] = open.tallies
  const voters = (tally?.ballots ?? []).filter(({ target }) => target !== null)
  await expect(phone.main).toContainText(new RegExp(`${phone.nameOf(tally?.murdered as Seat)}:? ${voters.length}`))
  for (const { seat } of open.dead) await expect(phone.main).toContainText(phone.nameOf(seat))
}

test('MA-END RM-AGAIN the end opens every night, the host plays again, and returns to the lobby', async ({
  seatMafia,
}) => {
  const table = await seatMafia({ players: 5, phones: 2, options: { detective: true } })
  const [host, guest] = table.phones as [MafiaPhone, MafiaPhone]
  const course = { nights: ['villager'], days: ['mafia'] } as const
  await table.deal()
  await table.playTo('finished', course)
  for (const phone of [host, guest]) {
    await atTheEnd(phone, 'The Village wins!')
    await expectRecap(table, phone)
  }
  await expect(guest.button('Play again')).toHaveCount(0)
  await expect(guest.button('Return to lobby')).toHaveCount(0)
  const { chapter } = host
  await host.tap(host.button('Play again'))
  await until('a new game is dealt', () => host.chapter > chapter && host.view?.open.phase === 'role_reveal')
  await table.together()
  await table.playTo('finished', course)
  await host.tap(await host.reach(host.button('Return to lobby')))
  for (const { page } of [host, guest])
    await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(5)
  await host.tap(host.page.getByRole('tab', { name: 'Options' }))
  await expect(host.page.getByRole('switch', { name: 'Detective', exact: true })).toHaveAttribute(
    'aria-checked',
    'true',
  )
})

test('MA-GUIDE the guide has every role, and what a tie means', async ({ page, server }) => {
  await page.goto(`${server.address}/guide/mafia`)
  await expect(page.getByRole('heading', { level: 1, name: 'How to play Mafia' })).toBeVisible()
  const main = page.getByRole('main')
  for (const role of roleNames) await expect(main).toContainText(roleWord(role))
  const codes = mafia.guide.sections.flatMap(({ title, lines }) => [title, ...lines])
  expect(codes).toContain('ties-runoff')
  for (const code of codes) await expect(main).toContainText(mafiaGuideTexts[`guide.${code}` as 'guide.ties']())
})

test('RM-BOARD MA-EVENTS the board of a Mafia game is sent public facts only, and follows', async ({ seatMafia }) => {
  test.setTimeout(240_000)
  const options = { angel: true, detective: true, minion: 1, discussion: 60 }
  const table = await seatMafia({ players: 8, phones: 1, headlessHost: true, options })
  const { phone } = table
  const page = await phone.context.newPage()
  await page.setViewportSize({ width: 1920, height: 1080 })
  const board = table.hear(page, 'the board')
  await board.page.goto(`${table.address}/board`)
  await expect(board.page.getByRole('img', { name: /QR/ })).toBeVisible()
  // A page behind another one draws once a second, and is as slow to tap.
  await phone.page.bringToFront()
  await table.deal()
  const body = board.page.locator('body')
  const seen = new Set<string>()
  const shows: Readonly<Record<string, readonly (string | RegExp)[]>> = {
    role_reveal: ['0 of 8 ready'],
    night: [/Night \d/, /0 of \d have answered/],
    discussion: ['Day 1, discussion', 'was murdered in the night', '7 alive, 1 dead'],
    voting: ['Day 1, vote', '0 of 7 have voted'],
    runoff: ['Day 1, runoff', 'A tie: vote again'],
    finished: ['The Village wins!'],
  }
  const course = { nights: ['villager'], days: [{ runoff: 'mafia' }, 'minion'] } as const
  await table.playTo('finished', course, {
    before: async ({ phase }) => {
      if (seen.has(phase)) return
      seen.add(phase)
      // What has just happened is shown for a while before what comes next.
      for (const line of shows[phase] ?? []) await expect(body, phase).toContainText(line, { timeout: 15_000 })
      if (phase === 'discussion') await expect(board.page.getByRole('timer')).toHaveText(/^(0:[2-5]\d|1:00)/)
    },
  })
  expect([...seen].sort()).toEqual(Object.keys(shows).sort())
  for (const { name } of table.players) await expect(body).toContainText(name)
  for (const role of roleNames) if (role !== 'bomber') await expect(body).toContainText(roleWord(role))
  expect(board.ear.knower.seat).toBeNull()
  const told = new Set(board.ear.frames.flatMap((frame) => readFrame(frame)).map(([type]) => type))
  for (const type of [...mafiaSecrets.ownEvents, 'MafiaPicked', 'MafiaPicksVoided']) expect(told).not.toContain(type)
})

const frame = (...messages: unknown[]) => JSON.stringify(messages)
const welcome = ['welcome', { version: 1, seat: 2, chapter: 2, from: 0, now: 0 }]
const begun = (options: object, role: Role) => [
  ['GameStarted', [1, 2, 3], { visibility: 'hidden', ghosts: false, ...options }, { mafia: 1, villager: 2 }],
  ['RoleTold', 2, { role }],
]
const token = 'aaaabbbbccccddddeeee22'
const judge = (...messages: unknown[]) => leaksIn([frame(welcome, ...messages)], [token], mafiaSecrets)

test('MA-EVENTS the judge of what a browser was sent finds every kind of leak in Mafia', () => {
  const leaks: Readonly<Record<string, unknown[]>> = {
    'another seat’s role': ['RoleTold', 3, { role: 'mafia' }],
    'another seat’s answer': ['NightAnswerSealed', 3, 1, 2],
    'another seat’s ballot': ['BallotSealed', 3, 4, 1],
    'a ballot before the tally': ['BallotCast', 3, 1, 1],
    'a choice of the Mafia': ['MafiaPicked', 3, 1, 1],
    'an answer that is not for this role': ['DetectiveAnswered', 2, 1, 3, 'mafia'],
    'the deal': ['RolesDealt', { 1: 'mafia' }],
    'the night as it was': ['NightResolved', 1, [], null, null],
    'a count with its answer': ['Answered', 1, 3],
    'a role without a death': ['DawnBroke', null, 'villager'],
    'a role in a tally of peace': ['VotesTallied', [], 'peace', null, 'mafia'],
    'every role to the living': ['RolesShown', 2, { 1: 'mafia' }],
    'a token': ['ok', token],
  }
  for (const [what, message] of Object.entries(leaks))
    expect(judge(...begun({}, 'villager'), message), what).not.toEqual([])
  expect(judge(...begun({}, 'mafia'), ['DawnBroke', 2, 'mafia'], ['MafiaPicked', 3, 2, 1])).not.toEqual([])
})

test('MA-EVENTS the judge lets pass what a browser may be sent in Mafia', () => {
  const dead = ['DawnBroke', 2, 'villager']
  const opened = ['ChapterOpened', { game: 'mafia', options: {} }, 'started']
  expect(judge(opened, ...begun({}, 'mafia'), ['MafiaPicked', 3, 1, 1], ['Voted', 1])).toEqual([])
  expect(judge(opened, ...begun({ visibility: 'realtime' }, 'villager'), ['BallotCast', 3, 1, 1])).toEqual([])
  expect(judge(opened, ...begun({ ghosts: true }, 'villager'), dead, ['RolesShown', 2, { 1: 'mafia' }])).toEqual([])
  const finished = ['GameFinished', 'village', 'village', { 1: 'mafia' }, []]
  expect(judge(opened, ...begun({}, 'villager'), ['VotesTallied', [], 'murder', 1, 'mafia'], finished)).toEqual([])
})
