import type { Thavalon } from '#games/thavalon'
import type { Headless } from '../support/headless.ts'
import { boardContext } from '../support/looks.ts'
import { expect } from '../support/test.ts'
import type { ThavalonCourse } from './course.ts'
import type { ThavalonPhone } from './phone.ts'
import type { ThavalonTable } from './table.ts'
import { test } from './test.ts'

const readCard = (phone: ThavalonPhone) => phone.look((card) => card.innerText())

async function expectEnd(table: ThavalonTable, headline: string, why: string): Promise<void> {
  for (const phone of table.phones) {
    await phone.reach(phone.heading(headline))
    const main = phone.page.getByRole('main')
    await expect(main).toContainText(why)
    for (const { name } of table.players) await expect(main).toContainText(name)
  }
}

const screenOfAssassin = (table: ThavalonTable) => table.giveScreen(table.assassin as Headless<Thavalon>)

/** Whoever sits there and has no screen yet. */
const anyHeadless = (table: ThavalonTable) => table.headless.at(-1) as Headless<Thavalon>

test('TH-PLAY UI-ALIKE UI-CARDS five play: the second team of the first round goes unvoted, and the Assassin calls Nimue', async ({
  seatThavalon,
}) => {
  const table = await seatThavalon({ players: 5 })
  await table.dealWith('nimue')
  const nimue = await table.screenOf('nimue')
  const assassin = await screenOfAssassin(table)
  expect(await readCard(nimue)).toContain('The other roles in the game')
  expect(await readCard(assassin)).toContain('You are the Assassin')
  const course: ThavalonCourse = { quests: 'SFSS', rejections: [1], call: { as: 'nimue', isRight: true } }
  let hasSeenForced = false
  await table.playTo('quest_execution', course, async ({ phase, proposal }) => {
    if (phase !== 'team_building' || proposal !== 2) return
    hasSeenForced = true
    for (const phone of table.phones) {
      await phone.reach(phone.heading(/is picking a team|Pick 2/))
      await expect(phone.page.getByRole('main')).toContainText('This team goes without a vote.')
    }
  })
  expect(hasSeenForced).toBe(true)
  // Whatever the role, three cards lie face down.
  for (const phone of table.phones.filter(({ seat }) => table.open.team.includes(seat))) {
    await phone.reach(phone.heading('Play a card'))
    await expect(phone.cards).toHaveCount(3)
  }
  await table.playTo('quest_results', course)
  for (const phone of table.phones) await expect(phone.page.getByRole('main')).toContainText('without a vote')
  await table.playTo('assassination', course)
  for (const phone of table.phones) await expect(phone.heading('Whom to assassinate?')).toBeVisible()
  await table.playTo('finished', course)
  await expectEnd(table, 'Evil won!', 'as Nimue, and was right.')
})

test('TH-PLAY TH-P-5 seven play: one vote chooses the second team, which all screens mark, and Arthur’s vote counts twice once he has declared', async ({
  seatThavalon,
}) => {
  const table = await seatThavalon({ players: 7, options: { firstRound: 'choose' } })
  await table.dealWith('arthur')
  const arthur = await table.screenOf('arthur')
  const other = await table.giveScreen(anyHeadless(table))
  const course: ThavalonCourse = { quests: 'FFSF', rejections: [2] }
  const board = await table.newOnlooker('the board', boardContext)
  await board.page.goto(`${table.address}/board`)
  await table.playTo('team_voting', course)
  for (const phone of table.phones) {
    await expect(phone.heading('Which team goes?')).toBeVisible()
    await expect(phone.page.getByRole('main')).toContainText(/1\. .*’s team[\s\S]*2\. .*’s team/)
    for (const name of ['First team', 'Second team']) await expect(phone.button(name)).toBeVisible()
  }
  const { team, leader } = table.open
  await expect(board.page.getByRole('complementary')).toContainText('One vote chooses between the two teams')
  await expect(board.page.getByRole('complementary')).not.toContainText('without a vote')
  await table.answerAll(course)
  for (const { page } of [...table.phones, board]) {
    await expect(page.getByRole('heading', { level: 1, name: 'Second team' })).toBeVisible()
    await expect(page.locator('.quests__row > .quest').nth(3)).toContainText('needs 2 fails')
    const seats = page.getByRole('list', { name: /clockwise/ }).getByRole('listitem')
    for (const { seat, name } of table.players) {
      const place = seats.filter({ hasText: name })
      await expect(place.locator('.badge--shield')).toHaveCount(team.includes(seat) ? 1 : 0)
      await expect(place.locator('.badge--crown')).toHaveCount(seat === leader ? 1 : 0)
    }
  }
  const listed = board.page.getByRole('complementary').locator('.people__name')
  expect((await listed.allInnerTexts()).sort()).toEqual(team.map((seat) => arthur.nameOf(seat)).sort())
  await table.playTo('team_voting', course, async ({ quest }) => {
    if (quest === 1) await table.answerAll(course)
  })
  await table.playTo('finished', course, async (open) => {
    if (open.phase !== 'team_voting' || open.quest !== 3 || open.declarations.length > 0) return
    // Both have the same button, and only one of them is believed.
    await other.declare('arthur')
    await expect(other.page.getByRole('alert')).toContainText('You cannot make this declaration.')
    expect(table.open.declarations).toEqual([])
    await table.answer(other, course)
    await arthur.declare('arthur')
    await expect.poll(() => table.open.declarations.length).toBe(1)
    await table.together()
    // The ballots that were in are dropped, or the team goes back to its leader.
    expect(table.open.voted).toEqual([])
    expect([table.open.quest, table.open.proposal]).toEqual([open.quest, open.proposal])
    for (const phone of table.phones)
      await expect(phone.page.getByRole('main')).toContainText(/declared as Arthur|Arthur is/)
  })
  await expectEnd(table, 'Evil wins by sabotage!', 'Evil sabotaged 3 quests!')
  const weighed = table.open.proposals.filter(({ twice }) => twice === arthur.seat)
  expect(weighed.length).toBeGreaterThan(0)
  const main = other.page.getByRole('main')
  await expect(main).toContainText(`${arthur.name}’s vote counted twice.`)
  await expect(main).toContainText(`${arthur.name} declared as Arthur.`)
  await expect(main).toContainText(/Second team \d to \d/)
})

test('TH-PLAY eight play: Agravaine declares before a vote and again after the third success, and the Lovers are missed', async ({
  seatThavalon,
}) => {
  const table = await seatThavalon({ players: 8, options: { window: 30 } })
  await table.dealWith('agravaine', 'maelagant')
  const agravaine = await table.screenOf('agravaine')
  const assassin = agravaine.view?.hand?.told?.dagger ? agravaine : await screenOfAssassin(table)
  const course: ThavalonCourse = { quests: 'WSSWS', call: { as: 'lovers', isRight: false } }
  await table.playTo('quest_results', course)
  for (const phone of table.phones) {
    await expect(phone.heading('Quest 1 has succeeded')).toBeVisible()
    await expect(phone.page.getByRole('main')).toContainText('1 success, 1 fail, 1 reverse')
    await expect(phone.page.getByRole('main')).toContainText('Agravaine may declare')
  }
  await table.playTo('team_finalised', course)
  const { leader, proposal } = table.open
  for (const phone of table.phones) {
    await phone.reach(phone.heading(/has chosen|Your team is final/))
    await expect(phone.page.getByRole('contentinfo')).toContainText(/The vote can open in \d+ s/)
  }
  await agravaine.declare('agravaine')
  await table.playTo('team_building', course)
  expect([table.open.leader, table.open.proposal]).toEqual([leader, proposal])
  for (const phone of table.phones) {
    await expect(phone.page.getByRole('main')).toContainText(`Agravaine is ${agravaine.name}: quest 1 failed.`)
    await expect(phone.page.getByRole('region', { name: 'Quest board' })).toContainText('Declared')
  }
  await table.playTo('agravaine_window', course)
  for (const phone of table.phones) {
    await expect(phone.heading('Does Agravaine declare?')).toBeVisible()
    await expect(phone.page.getByRole('timer')).toBeVisible()
    await expect(phone.page.getByRole('contentinfo').getByRole('button', { name: 'Declare' })).toBeVisible()
  }
  await agravaine.declare('agravaine')
  await table.playTo('assassination', course)
  expect(table.open.quests.map(({ overturned }) => overturned === true)).toEqual([true, false, false, true, false])
  await expect(assassin.heading('Whom to assassinate?')).toBeVisible()
  await table.playTo('finished', course)
  await expectEnd(table, 'Good wins!', 'as the Lovers, and was wrong.')
})

test('TH-PLAY RM-BOARD ten play before the board: nobody declares, and the Lovers are found', async ({
  seatThavalon,
}) => {
  const table = await seatThavalon({ players: 10 })
  const board = await table.newOnlooker('the board', { viewport: { width: 1920, height: 1080 }, isMobile: false })
  await board.page.goto(`${table.address}/board`)
  const body = board.page.locator('body')
  await expect(body).toContainText('Colgrevance')
  await table.dealWith('agravaine', 'maelagant')
  const assassin = await screenOfAssassin(table)
  const lover = await table.screenOf('tristan')
  expect(await readCard(lover)).toContain('Iseult')
  const course: ThavalonCourse = { quests: 'SFSW', rejections: [1], call: { as: 'lovers', isRight: true } }
  const shows: Readonly<Record<string, string | RegExp>> = {
    role_reveal: '0 of 10 ready',
    team_building: /is picking a team|Rejected/,
    team_voting: '0 of 10 have voted',
    quest_execution: /Quest \d is under way|Approved/,
    quest_results: /has succeeded|has failed/,
    agravaine_window: /Does Agravaine declare\?[\s\S]*\d+ s to declare/,
    assassination: 'The dagger is drawn',
    finished: 'Evil won!',
  }
  const seen = new Set<string>()
  await table.playTo('finished', course, async ({ phase, quest, proposal }) => {
    if (phase === 'team_building' && quest === 1 && proposal === 2)
      await expect(body).toContainText('This team goes without a vote', { timeout: 12_000 })
    if (seen.has(phase) || phase === 'team_finalised') return
    seen.add(phase)
    await expect(body, phase).toContainText(shows[phase] ?? phase)
    if (phase === 'agravaine_window') await expect(table.phone.button('Continue')).toHaveCount(0)
  })
  expect([...seen].sort()).toEqual(Object.keys(shows).sort())
  await expectEnd(table, 'Evil won!', 'as the Lovers, and was right.')
  await expect(body).toContainText('Iseult')
  expect(board.ear.knower.seat).toBeNull()
  await expect(assassin.page.getByRole('main')).toContainText('was right')
})

test('UI-TRUE RM-BOARD no proposal of the quest before stands under the next, and none is counted when none can come', async ({
  seatThavalon,
}) => {
  const table = await seatThavalon({ players: 5 })
  const board = await table.newOnlooker('the board', { viewport: { width: 1920, height: 1080 }, isMobile: false })
  await board.page.goto(`${table.address}/board`)
  await table.dealWith('merlin')
  const phone = await table.screenOf('merlin')
  const course: ThavalonCourse = { quests: 'SSS', rejections: [1, 1], call: { as: 'merlin', isRight: false } }
  const last = board.page.getByRole('heading', { level: 2, name: /^Proposal \d: / })
  await table.playTo('assassination', course, async ({ phase, quest, proposal }) => {
    if (phase !== 'team_building' || quest !== 2) return
    const now = board.page.getByRole('heading', { level: 2, name: `Proposal ${proposal} of 3` })
    await expect(now).toBeVisible({ timeout: 12_000 })
    await expect(last).toHaveCount(proposal - 1, { timeout: 12_000 })
  })
  for (const phase of ['assassination', 'finished'] as const) {
    await table.playTo(phase, course)
    for (const screen of [board, phone]) {
      await screen.reach(screen.heading(/dagger is drawn|Whom to assassinate|Good wins/))
      await expect(screen.page.locator('body')).not.toContainText(/Proposal\s+\d of \d/)
    }
  }
})

test('TH-PLAY Merlin is found among six, and at a table of five the Assassin may say that there is nobody to find', async ({
  seatThavalon,
}) => {
  const six = await seatThavalon({ players: 6 })
  await six.dealWith('merlin')
  await screenOfAssassin(six)
  await six.playTo('finished', { quests: 'SSS', call: { as: 'merlin', isRight: true } })
  await expectEnd(six, 'Evil won!', 'as Merlin, and was right.')
  const five = await seatThavalon({ players: 5, options: { noTargetCall: true } })
  await five.dealWith('merlin')
  await screenOfAssassin(five)
  await five.playTo('finished', { quests: 'SSS', call: { as: 'none', isRight: false } })
  await expectEnd(five, 'Good wins!', 'said that nobody could be assassinated, and was wrong.')
})

test('TH-PLAY AV-CONFIG the lobby warns at six and nine players, and says which roles may be in the game', async ({
  seatThavalon,
}) => {
  const table = await seatThavalon({ players: 6, phones: 1 })
  const { page } = table.phone
  await page.getByRole('tab', { name: 'Options' }).click()
  await expect(page.getByText('With 6 players, Good is much stronger.')).toBeVisible()
  await page.getByRole('tab', { name: 'Roles' }).click()
  await expect(page.getByRole('heading', { name: 'Good: 4 of these 5' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Possible roles' })).toBeVisible()
  await expect(page.getByText('Which of them are in the game is secret.')).toBeVisible()
  for (const name of ['Gita', 'Hugo', 'Ines']) await table.seat(name)
  await expect(page.getByRole('heading', { name: 'Good: 6 of these 7' })).toBeVisible()
  await page.getByRole('tab', { name: 'Options' }).click()
  await expect(page.getByText('With 9 players and 3 Evil, Good is much stronger.')).toBeVisible()
  await table.setOptions({ nineEvil: true })
  await expect(page.getByText('With 9 players and 3 Evil, Good is much stronger.')).toHaveCount(0)
})
