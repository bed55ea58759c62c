import type { Locator } from '@playwright/test'
import { teamSize } from '#games/avalon'
import type { Headless } from './support/headless.ts'
import type { Phone } from './support/phone.ts'
import type { Table } from './support/table.ts'
import { expect, test } from './support/test.ts'

const ring = ({ page }: Phone) => page.getByRole('list', { name: 'Seats, clockwise' })
const questBoard = ({ page }: Phone) => page.getByRole('region', { name: 'Quest board' })
const quests = (phone: Phone) => questBoard(phone).getByRole('listitem')
const bar = ({ page }: Phone) => page.getByRole('contentinfo')
const inRing = (phone: Phone, seat: number): Locator =>
  ring(phone)
    .getByRole('listitem')
    .filter({ has: phone.page.getByText(phone.nameOf(seat), { exact: true }) })

/** A screen for the leader, and one for somebody who does not lead. */
async function leaderAndOther(table: Table): Promise<readonly [leader: Phone, other: Phone]> {
  const isLeader = ({ seat }: Headless) => seat === table.open.leader
  const leader = await table.giveScreen(table.headless.find(isLeader) as Headless)
  return [leader, await table.giveScreen(table.headless[0] as Headless)]
}

test('AC1.1 AC1.2 AC1.3 AC1.4 AC1.5 AC1.6 AC1.7 AC1.8 AC1.10 FR-354 the table shows quests, sizes, leader, order, score and rejections', async ({
  seat,
}) => {
  const table = await seat({ players: 7 })
  await table.deal()
  await table.playTo('team_building', { quests: 'SFFFF' })
  const [leader, other] = await leaderAndOther(table)
  for (const phone of [leader, other]) {
    await expect(quests(phone)).toHaveCount(5)
    await expect(quests(phone).nth(0)).toContainText('Quest 1, team of 2: now')
    for (const quest of [2, 3, 4, 5]) {
      await expect(quests(phone).nth(quest - 1)).toContainText(`Quest ${quest}, team of ${teamSize(7, quest)}: to come`)
    }
    await expect(quests(phone).nth(3)).toContainText(/2 fails|two fails/i)
    await expect(questBoard(phone)).toContainText('Rejected 0 of 5')
    await expect(questBoard(phone)).toContainText('Good 0 · Evil 0')
    const names = await ring(phone).locator('.seat__name').allInnerTexts()
    expect(names).toEqual(table.open.seating.map((one) => phone.nameOf(one)))
    await expect(ring(phone).locator('.badge--crown')).toHaveCount(1)
    await expect(inRing(phone, leader.seat).locator('.badge--crown')).toBeVisible()
    await expect(ring(phone).locator('.table__dir').first()).toBeVisible()
  }
})

test('AC2.1 AC2.2 AC2.3 AC2.4 AC2.5 AC2.6 AC2.7 AC2.8 AC2.9 EDGE-01 FR-310 FR-313 the leader alone chooses, and the others follow the picks live', async ({
  seat,
}) => {
  const table = await seat({ players: 7 })
  await table.deal()
  await table.playTo('team_building', { quests: 'SFFFF' })
  const [leader, other] = await leaderAndOther(table)
  const propose = leader.button('Propose team')
  await expect(leader.heading(/Pick 2 .*quest 1/)).toBeVisible()
  await expect(ring(leader).getByRole('button')).toHaveCount(7)
  await expect(other.heading(new RegExp(`${leader.name} is picking a team`))).toBeVisible()
  await expect(ring(other).getByRole('button')).toHaveCount(0)
  await expect(other.button('Propose team')).toHaveCount(0)

  await expect(propose).toBeDisabled()
  await leader.tap(leader.place(leader.seat))
  await expect(leader.place(leader.seat)).toHaveAttribute('aria-pressed', 'true')
  await expect(inRing(other, leader.seat)).toContainText(/picked/)
  await expect(propose).toBeDisabled()
  await leader.tap(leader.place(leader.seat))
  await expect(leader.place(leader.seat)).toHaveAttribute('aria-pressed', 'false')
  await expect(inRing(other, leader.seat)).not.toContainText(/picked/)

  const [third] = table.headless as [Headless]
  await leader.tap(leader.place(leader.seat))
  await leader.tap(leader.place(other.seat))
  await expect(propose).toBeEnabled()
  await leader.tap(leader.place(third.seat))
  await expect(leader.page.getByRole('alert')).toContainText(third.name)
  await expect(leader.place(third.seat)).toHaveAttribute('aria-pressed', 'false')
  await leader.tap(propose)
  for (const phone of [leader, other]) {
    await expect(phone.page.getByRole('main')).toContainText(`${leader.name} proposes`)
    for (const member of [leader, other]) await expect(inRing(phone, member.seat)).toContainText('team')
    await expect(phone.button('Approve')).toBeVisible()
  }
  expect(table.open.team.toSorted()).toEqual([leader.seat, other.seat].toSorted())
})

test('AC3.1 AC3.2 AC3.3 AC3.4 AC3.5 AC3.6 AC3.7 AC3.9 FR-321 FR-322 FR-352 NFR-303 votes are sealed, and open together', async ({
  seat,
}) => {
  const table = await seat({ players: 6 })
  await table.deal()
  await table.playTo('team_voting', { quests: 'SFFFF', rejections: [1] })
  const [first, second] = [table.headless[0] as Headless, table.headless[1] as Headless]
  const [one, other] = [await table.giveScreen(first), await table.giveScreen(second)]
  for (const phone of [one, other]) {
    await expect(phone.button('Approve')).toBeVisible()
    await expect(phone.button('Reject')).toBeVisible()
  }
  const leader = table.open.leader
  await one.tap(one.button('Approve'))
  await expect(one.heading(/sealed/)).toBeVisible()
  await expect(one.button('Approve')).toHaveCount(0)
  await expect(one.button('Reject')).toHaveCount(0)
  await expect(inRing(other, one.seat)).toContainText('voted')
  await expect(bar(other)).toContainText('1 of 6 have voted')
  await expect(inRing(other, one.seat)).not.toContainText(/approve|reject/i)
  // Even a tie is a rejection.
  await other.tap(other.button('Approve'))
  const { motion } = table.open
  for (const [at, player] of table.headless.entries()) await player.answer({ type: 'vote', motion, approve: at === 0 })
  await table.together()
  for (const phone of [one, other]) {
    await expect(phone.heading('Rejected')).toBeVisible()
    await expect(phone.page.getByRole('main')).toContainText(/3\s*approve/)
    await expect(phone.page.getByRole('main')).toContainText(/reject\s*3/)
    await expect(inRing(phone, one.seat)).toContainText('approved')
    await expect(inRing(phone, (table.headless[1] as Headless).seat)).toContainText('rejected')
    await phone.tap(phone.votesSeen)
    await expect(questBoard(phone)).toContainText('Rejected 1 of 5')
  }
  const { seating } = table.open
  expect(table.open.leader).toBe(seating[(seating.indexOf(leader as number) + 1) % seating.length])
})

test('AC4.1 AC4.2 AC4.3 AC4.4 AC4.5 AC4.6 AC4.7 AC4.8 FR-331 FR-332 UI-CARDS two cards lie before each of the team, and only the hand knows their faces', async ({
  seat,
}) => {
  const table = await seat({ players: 7 })
  await table.deal()
  await table.playTo('quest_execution', { quests: 'FSSSS' })
  const onTeam = (isIn: boolean) => table.headless.filter((one) => table.open.team.includes(one.seat) === isIn)
  const evil = onTeam(true).find(({ view }) => view?.hand?.told?.side === 'evil') as Headless
  const good = onTeam(true).find(({ view }) => view?.hand?.told?.side === 'good') as Headless
  const [bad, loyal, away] = [
    await table.giveScreen(evil),
    await table.giveScreen(good),
    await table.giveScreen(onTeam(false)[0] as Headless),
  ]
  await expect(away.cards).toHaveCount(0)
  await expect(bar(away)).toContainText('0 of 2')
  for (const phone of [bad, loyal]) {
    await expect(phone.cards).toHaveCount(2)
    await phone.expectFaceDown()
    await expect(phone.page.getByRole('main')).not.toContainText(/^Fail$|^Success$/)
  }
  expect((await bad.readHand()).sort()).toEqual(['Fail', 'Success'])
  expect(await loyal.readHand()).toEqual(['Success', 'Success'])

  await loyal.play('success')
  await expect(loyal.cards).toHaveCount(0)
  await expect(loyal.button('Play this card')).toHaveCount(0)
  await expect(inRing(away, loyal.seat)).toContainText('has played')
  await expect(bar(away)).toContainText('1 of 2')
  await expect(away.page.locator('body')).not.toContainText(/success/i)
  await bad.play('fail')
  for (const phone of [bad, loyal, away]) {
    await expect(phone.heading('Quest 1 has failed')).toBeVisible()
    await expect(phone.page.getByRole('list', { name: 'Cards, shuffled' }).getByRole('listitem')).toHaveCount(2)
  }
})

test('AC5.1 AC5.2 AC5.4 AC5.5 AC5.6 AC5.7 AC5.8 AC5.9 AV-RESULT FR-355 results are shown, counted on the board, and followed by the next leader', async ({
  seat,
}) => {
  const table = await seat({ players: 7 })
  await table.deal()
  const course = { quests: 'SFSFF', rejections: [1] }
  await table.playTo('team_building', course)
  const [host, other] = [await table.giveScreen(table.host), await table.giveScreen(table.headless[1] as Headless)]
  const cards = host.page.getByRole('list', { name: 'Cards, shuffled' }).getByRole('listitem')
  await table.playTo('quest_results', course)
  const led = table.open.leader as number
  await expect(host.heading('Quest 1 has succeeded')).toBeVisible()
  await expect(other.heading('Quest 1 has succeeded')).toBeVisible()
  await expect(host.button('Continue')).toBeVisible()
  await expect(other.button('Continue')).toHaveCount(0)
  await expect(cards).toHaveText([/Success/, /Success/])
  await host.tap(host.button('Continue'))
  await table.playTo('team_building', course)
  for (const phone of [host, other]) {
    await expect(quests(phone).nth(0)).toContainText(/won/i)
    await expect(quests(phone).nth(0).locator('.quest__shield')).toBeVisible()
    await expect(questBoard(phone)).toContainText('Good 1 · Evil 0')
    await expect(questBoard(phone)).toContainText('Rejected 0 of 5')
  }
  const { seating, leader } = table.open
  expect(leader).toBe(seating[(seating.indexOf(led) + 1) % seating.length])

  await table.playTo('quest_results', course)
  await expect(host.heading('Quest 2 has failed')).toBeVisible()
  await expect(quests(host).nth(1)).toContainText(/lost/i)
  await expect(questBoard(host)).toContainText('Good 1 · Evil 1')
  // Nobody continues: the clock does, after three seconds and not much later.
  const { motion } = table.open
  await expect.poll(() => table.open.motion, { timeout: 5_000 }).not.toBe(motion)
})

test('AC5.3 EDGE-08 FR-336 a fourth quest of seven that needs two fails says so, and one fail does not lose it', async ({
  seat,
}) => {
  const table = await seat({ players: 7 })
  await table.deal()
  const course = { quests: 'SFF' }
  await table.playTo('team_building', course)
  const phone = await table.giveScreen(table.host)
  await table.playTo('quest_results', course, async () => {})
  for (const quest of [2, 3, 4]) {
    await table.answerAll(course)
    await table.playTo(quest === 4 ? 'team_building' : 'quest_results', course)
  }
  await expect(quests(phone).nth(3)).toContainText(/2 fails needed/i)
  await expect(phone.page.getByRole('main')).toContainText(/Two fails are needed/)
  const { motion, seats } = table.open
  const { roles } = table.company()
  const evil = seats.find((one) => ['assassin', 'minion'].includes(roles.get(one) ?? '')) as number
  const good = seats.filter((one) => !['assassin', 'minion'].includes(roles.get(one) ?? '')).slice(0, 3)
  const leader = table.players.find(({ seat }) => seat === table.open.leader)
  await leader?.answer({ type: 'propose', motion, team: [evil, ...good] })
  await table.together()
  for (const player of table.players) await player.answer({ type: 'vote', motion: table.open.motion, approve: true })
  await table.together()
  for (const player of table.players) {
    const card = player.seat === evil ? 'fail' : 'success'
    if (table.open.team.includes(player.seat)) await player.answer({ type: 'play', motion: table.open.motion, card })
  }
  await table.together()
  await expect(phone.heading('Quest 4 has succeeded')).toBeVisible()
  await expect(phone.page.getByRole('main')).toContainText('3 successes, 1 fail.')
  await expect(phone.page.getByRole('main')).toContainText('2 fails required.')
})

test('AC7.1 AC7.2 AC7.3 AC7.4 AC7.5 AC7.6 the history lies in a drawer and has every team, vote and card', async ({
  seat,
}) => {
  const table = await seat({ players: 5, phones: 1, headlessHost: true })
  await table.deal()
  const course = { quests: 'FSFF', rejections: [2] }
  await table.playTo('quest_execution', course)
  await table.answerAll(course)
  await table.answerAll(course)
  await table.together()
  const { phone } = table
  await phone.reach(phone.page.getByRole('heading', { name: /picking a team|Pick/ }))
  await expect(phone.page.getByRole('dialog')).toHaveCount(0)
  await phone.tap(phone.button('History'))
  const drawer = phone.page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: /Quest 1/ })).toBeVisible()
  await expect(drawer).toContainText(/1 success(es)?, 1 fail/i)
  await expect(drawer.getByText(/Rejected 2 to 3/)).toHaveCount(2)
  const [, , last] = table.open.proposals
  const names = (seats: readonly number[]) => seats.map((one) => phone.nameOf(one))
  await expect(drawer).toContainText('Approved 3 to 2')
  for (const name of names(last?.team ?? [])) await expect(drawer).toContainText(name)
  const text = await drawer.innerText()
  for (const { name } of table.players)
    expect(text.split(name).length, `${name} in each of three votes`).toBeGreaterThan(3)
  await phone.page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
})

test('UI-HOLD UI-ALIKE the card is in the page only while it is held, and hides on release, on blur and after six seconds', async ({
  seat,
}) => {
  const table = await seat({ players: 5, phones: 1 })
  await table.deal()
  const { phone } = table
  const role = phone.page.getByRole('article')
  const peek = phone.button('Reveal my role')
  const word = (await peek.innerText()).trim()
  expect(word).not.toBe('')
  await expect(peek).toHaveAccessibleName(`${word}: Reveal my role`)
  await phone.expectFaceDown()
  await phone.hands.hold(peek)
  await expect(role.getByRole('heading', { level: 2 })).toBeVisible()
  await phone.hands.letGo(peek)
  await expect(role).toHaveCount(0)
  await phone.expectFaceDown()

  await phone.hands.hold(peek)
  await expect(role).toBeVisible()
  await phone.page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(role).toHaveCount(0)
  await phone.hands.letGo(peek)

  await phone.hands.hold(peek)
  await expect(role).toBeVisible()
  await phone.page.waitForTimeout(5_000)
  await expect(role).toBeVisible()
  await expect(role).toHaveCount(0, { timeout: 2_500 })
  await phone.hands.letGo(peek)

  await peek.focus()
  await phone.page.keyboard.down('Enter')
  await expect(role).toBeVisible()
  await phone.page.keyboard.up('Enter')
  await expect(role).toHaveCount(0)
})

test('UI-ALIKE before the end good and evil have the same screen in every phase, but for the word that says who is who', async ({
  seat,
}) => {
  const table = await seat({ players: 7, options: { percival: true, morgana: true } })
  await table.deal()
  const phones = [
    await table.giveScreen(table.holder('percival') as Headless),
    await table.giveScreen(table.holder('assassin') as Headless),
  ] as const
  const shown = async ({ page }: Phone) => {
    const text = await page.locator('body').ariaSnapshot()
    return text
      .replaceAll(/you · | · you\b|\byou\b|next to lead|not yet| \[disabled\]/g, '')
      .replaceAll(/ +(?="|$)/gm, '')
  }
  const compared = new Set<string>()
  const compare = async (when: string) => {
    if (when === 'team_building' && phones.some(({ seat: one }) => one === table.open.leader)) return
    const [one, other] = [await shown(phones[0]), await shown(phones[1])]
    expect(one, when).toBe(other)
    compared.add(when)
  }
  await table.playTo('finished', { quests: 'SFSS', dagger: 'misses', rejections: [4] }, async ({ phase }) => {
    if (phase === 'finished') return
    for (const phone of phones) if (phase !== 'role_reveal') await phone.reach(phone.page.locator('main .h1'))
    if (phase === 'quest_results') return
    if (phase === 'quest_execution' && !phones.every(({ seat: one }) => table.open.team.includes(one))) return
    await compare(phase)
  })
  expect([...compared].sort()).toEqual([
    'assassination',
    'quest_execution',
    'role_reveal',
    'team_building',
    'team_voting',
  ])
})
