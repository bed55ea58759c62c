import type { Role } from '#games/avalon'
import type { Headless } from '../support/headless.ts'
import { expect, test } from '../support/test.ts'
import type { AvalonPhone } from './phone.ts'
import type { AvalonTable } from './table.ts'

/** Gives a screen to whoever has the role, and lets them read their card. */
async function screenOf(table: AvalonTable, role: Role): Promise<AvalonPhone> {
  return table.giveScreen(table.holder(role) as Headless)
}

const readCard = (phone: AvalonPhone) => phone.look((card) => card.innerText())

async function expectEnd(table: AvalonTable, headline: string, why: string): Promise<void> {
  for (const phone of table.phones) {
    await phone.reach(phone.heading(headline))
    await expect(phone.page.getByRole('main').getByText(why)).toHaveCount(1)
    for (const { name } of table.players) await expect(phone.page.getByRole('main')).toContainText(name)
  }
}

test('FR-343 AC6.1 AC6.6 five play, evil wins by sabotage, and the end opens all', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 5, phones: 2 })
  await table.deal()
  await table.playTo('finished', { quests: 'FSFF', rejections: [1] })
  await test.step('AC6.3 AC6.4 AC6.9 a screen of its own names the winner and says why', () =>
    expectEnd(table, 'Evil wins by sabotage!', 'Evil sabotaged 3 quests!'))
  const main = table.phone.page.getByRole('main')
  await test.step('AC6.8 FR-345 every role is opened', async () => {
    for (const role of ['Merlin', 'Assassin', 'Minion of Mordred', 'Loyal Servant of Arthur']) {
      await expect(main).toContainText(role)
    }
  })
  await test.step('AC7.1 AC7.2 the history stands below', async () => {
    await expect(main.getByRole('heading', { name: /Quest 4/ })).toBeVisible()
    await expect(main).toContainText('Rejected 2 to 3')
  })
})

test('FR-327 FR-344 AC6.5 after a won quest five rejections end the game by chaos', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 5, phones: 2 })
  await table.deal()
  await table.playTo('finished', { quests: 'S' })
  expect(table.open.rejections).toBe(5)
  await expectEnd(table, 'Evil wins by chaos!', 'Evil won after 5 consecutive team rejections.')
})

test('AV-DAGGER AV-FINISH FR-342 seven play, good wins three quests, and the dagger finds Merlin', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({
    players: 7,
    phones: 2,
    headlessHost: true,
    options: { percival: true, morgana: true },
  })
  await table.deal()
  await table.playTo('finished', { quests: 'SFSS', dagger: 'finds' })
  await expectEnd(table, 'Evil won!', 'The Assassin correctly identified Merlin.')
})

test('AV-DAGGER AC6.7 ten play five quests, and the Assassin on a phone misses', async ({ seatAvalon }) => {
  const table = await seatAvalon({
    players: 10,
    options: { percival: true, morgana: true, mordred: true, oberon: 'standard' },
  })
  await table.deal()
  const assassin = await screenOf(table, 'assassin')
  const loyal = await screenOf(table, 'loyal')
  expect(await readCard(assassin)).toContain('You hold the dagger')
  expect(await readCard(loyal)).not.toContain('dagger')
  await table.playTo('assassination', { quests: 'FSFSS', dagger: 'misses' })
  // Both are asked in the same words, and only one of them decides.
  for (const phone of table.phones) await expect(phone.heading('Who is Merlin?')).toBeVisible()
  await table.playTo('finished', { quests: 'FSFSS', dagger: 'misses' })
  await expectEnd(table, 'Good wins!', 'Good won 3 quests, and the Assassin failed to identify Merlin!')
})

test('FR-342 AC6.7 without Merlin nobody is hunted: three quests win the game for good', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 5, phones: 1, headlessHost: true, options: { merlin: false } })
  await table.deal()
  await table.playTo('finished', { quests: 'SSS' })
  await expectEnd(table, 'Good wins!', 'Good won 3 quests, and there was no Merlin to assassinate.')
})

test('AV-DECOY AV-SIGHT Merlin finds one good name too many on his card, and the end says whose', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 7, options: { decoy: true } })
  await table.deal()
  const merlin = await screenOf(table, 'merlin')
  const card = await readCard(merlin)
  expect(card).toContain('Merlin Decoy: exactly one of the names you see is a Good player.')
  const shown = merlin.view?.hand?.told?.names.evil ?? []
  expect(shown).toHaveLength(4)
  for (const seat of shown) expect(card).toContain(merlin.nameOf(seat))
  await table.playTo('finished', { quests: 'SSS', dagger: 'misses' })
  await expectEnd(table, 'Good wins!', 'the Assassin failed')
  const decoy = merlin.nameOf(table.open.outcome?.decoy as number)
  await expect(merlin.page.getByRole('main')).toContainText(new RegExp(`decoy[^.]*${decoy}|${decoy}[^.]*decoy`, 'i'))
})

test('AV-SPLIT Merlin is told certain evil and a mixed pair, and the end opens the pair', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 7, options: { splitIntel: true } })
  await table.deal()
  const merlin = await screenOf(table, 'merlin')
  const card = await readCard(merlin)
  expect(card).toContain('Certain Evil')
  expect(card).toContain('Mixed, one Evil and one Good')
  const { certain = [], mixed = [] } = merlin.view?.hand?.told?.names ?? {}
  expect([certain.length, mixed.length]).toEqual([2, 2])
  for (const seat of [...certain, ...mixed]) expect(card).toContain(merlin.nameOf(seat))
  await table.playTo('finished', { quests: 'SSS', dagger: 'finds' })
  await expectEnd(table, 'Evil won!', 'correctly identified Merlin')
  const names = mixed.map((seat) => merlin.nameOf(seat))
  await expect(merlin.page.getByRole('main')).toContainText(new RegExp(`mixed[^.]*(${names.join('|')})`, 'i'))
})

test('AV-OSPLIT Merlin is told that the evil one of the pair is Oberon', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 7, options: { oberon: 'standard', oberonSplitIntel: true } })
  await table.deal()
  const merlin = await screenOf(table, 'merlin')
  const card = await readCard(merlin)
  expect(card).toContain('Oberon Split Intel: the Evil one of the mixed pair is Oberon.')
  expect(merlin.view?.hand?.told?.names.mixed).toContain(table.holder('oberon').seat)
  await table.playTo('finished', { quests: 'FFF' })
  await expectEnd(table, 'Evil wins by sabotage!', 'Evil sabotaged 3 quests!')
})

test('RING-SC-004 a member of the ring reads one name, and the end never shows the ring', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 10, options: { oberon: 'standard', evilRing: true } })
  await table.deal()
  const member = await screenOf(table, 'assassin')
  const card = await readCard(member)
  await test.step('RING-FR-013 RING-SC-004 the card has one name and no role', () => {
    const evil = table.players.filter(({ seat }) => card.includes(`${member.nameOf(seat)} is Evil`))
    expect(evil.map(({ seat }) => seat)).toEqual(member.view?.hand?.told?.names.evil)
    expect(evil).toHaveLength(1)
    expect(card).not.toContain('Minion of Mordred')
  })
  await test.step('RING-FR-015 it says that this is the ring', () => {
    expect(card).toContain('Ring Visibility Mode: You only know one teammate.')
  })
  await test.step('RING-FR-016 RING-FR-021 it says how many are hidden, Oberon among them', () => {
    expect(card).toContain('2 other evil player(s) are hidden from you')
  })
  await table.playTo('finished', { quests: 'FSFF' })
  await expectEnd(table, 'Evil wins by sabotage!', 'Evil sabotaged 3 quests!')
  const end = await member.page.getByRole('main').innerText()
  await test.step('RING-FR-027 the end names roles', () => expect(end).toContain('Oberon'))
  await test.step('RING-FR-028 RING-SC-011 and not the ring', () => expect(end).not.toMatch(/teammate|chain/i))
})

test('AV-DAGGER house rule: without the Assassin card a random evil player reads of the dagger and strikes', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 5, options: { assassin: false } })
  await table.deal()
  const holder = table.headless.find(({ view }) => view?.hand?.told?.dagger) as Headless
  const phone = await table.giveScreen(holder)
  const card = await readCard(phone)
  expect(card).toContain('Minion of Mordred')
  expect(card).toContain('You hold the dagger')
  await table.playTo('finished', { quests: 'SSS', dagger: 'finds' })
  await expectEnd(table, 'Evil won!', 'correctly identified Merlin')
})

test('AV-LADY L18 the Lady answers on the holder’s card and nowhere else', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 7, options: { lady: true } })
  await table.deal()
  const course = { quests: 'SFSFS', dagger: 'misses' } as const
  await table.playTo('lady_of_the_lake', course)
  const holder = table.headless.find((one) => one.seat === table.open.lady?.holder) as Headless
  const phone = await table.giveScreen(holder)
  const other = await table.giveScreen(table.headless[0] as Headless)
  await expect(phone.place(phone.seat)).toHaveAttribute('aria-disabled', 'true')
  await table.answerAll(course)
  await table.together()
  const { by, target } = table.open.lady?.examined[0] ?? { by: 0, target: 0 }
  expect(by).toBe(phone.seat)
  const answer = phone.view?.hand?.answers[0]?.is === 'good' ? 'Good' : 'Evil'
  expect(await readCard(phone)).toMatch(new RegExp(`${phone.nameOf(target)}.*${answer}`, 'i'))
  expect(await readCard(other)).not.toMatch(/the Lady/)
  for (const one of table.phones) await expect(one.page.getByRole('main')).toContainText(phone.nameOf(target))
  await table.playTo('finished', course)
  await expectEnd(table, 'Good wins!', 'the Assassin failed')
})

test('AC4.5 AC4.6 FR-334 where only the count is shown, nobody sees who of the team has played', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 5, options: { showWhoPlayed: false } })
  await table.deal()
  await table.playTo('quest_execution', { quests: 'SSS' })
  const away = await table.giveScreen(table.headless.find(({ seat }) => !table.open.team.includes(seat)) as Headless)
  const member = table.headless.find(({ seat }) => table.open.team.includes(seat)) as Headless
  await expect(away.page.getByRole('contentinfo')).toContainText('0 of 2')
  await member.answer({ type: 'play', motion: table.open.motion, card: 'success' })
  await expect(away.page.getByRole('contentinfo')).toContainText('1 of 2')
  await expect(away.page.locator('body')).not.toContainText(/has played/)
  expect(away.view?.open.played).toEqual([])
  await table.playTo('finished', { quests: 'SSS', dagger: 'finds' })
  await expectEnd(table, 'Evil won!', 'correctly identified Merlin')
})

test('RM-SEATING AC1.7 FR-354 where the table plays as it sits, the ring is the order of the lobby', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 6, phones: 2, headlessHost: true, options: { seating: 'as-we-sit' } })
  const order = table.players.map(({ seat }) => seat).reverse()
  await table.host.ask({ type: 'arrange', order })
  await table.deal()
  await table.playTo('team_voting', { quests: 'FFF' })
  for (const phone of table.phones) {
    const ring = phone.page.getByRole('list', { name: 'Seats, clockwise' })
    await expect(ring.locator('.seat__name')).toHaveText(order.map((one) => phone.nameOf(one)))
  }
  await table.playTo('finished', { quests: 'FFF' })
  await expectEnd(table, 'Evil wins by sabotage!', 'Evil sabotaged 3 quests!')
})
