import type { Open } from '#games/avalon'
import { readFrame } from '#protocol'
import { lostAtSide, touchingSeats } from './support/inspect.ts'
import { missingQuests, unsaidNeeds } from './support/layout.ts'
import { longNames } from './support/lobby-tour.ts'
import { boardContext, smallBoard } from './support/looks.ts'
import { expect, test } from './support/test.ts'
import { until } from './support/wait.ts'

test('RM-BOARD AC1.9 AC5.3 the board is sent public facts only, even in a player’s own browser, and follows the game live', async ({
  seatAvalon,
}) => {
  const options = { percival: true, morgana: true, lady: true }
  const table = await seatAvalon({ players: 7, phones: 1, headlessHost: true, options })
  const { phone } = table
  const page = await phone.context.newPage()
  await page.setViewportSize({ width: 1920, height: 1080 })
  const board = table.hear(page, 'the board')
  await board.page.goto(`${table.address}/board`)
  await expect(board.page.getByRole('img', { name: /QR/ })).toBeVisible()
  // A page behind another one draws once a second, and is as slow to tap.
  await phone.page.bringToFront()
  await expect(board.page.getByText(table.code).first()).toBeVisible()
  for (const { name } of table.players) await expect(board.page.getByRole('main')).toContainText(name)
  await table.deal()
  const course = { quests: 'SFSS', dagger: 'misses', rejections: [1] } as const
  const main = board.page.locator('body')
  const shows: Readonly<Record<string, () => string | RegExp>> = {
    role_reveal: () => '0 of 7 ready',
    team_building: () => `${phone.nameOf(table.open.leader ?? 0)} is picking a team`,
    team_voting: () => '0 of 7 have voted',
    quest_execution: () => /Quest \d is under way|Approved/,
    quest_results: () => /has succeeded|has failed/,
    lady_of_the_lake: () => 'holds the Lady',
    assassination: () => 'The dagger is drawn',
    finished: () => 'Good wins!',
  }
  const seen = new Set<string>()
  const stands = async ({ phase, quest, lady }: Open) => {
    if (quest === 4) for (const { page: any } of [board, phone]) expect(await unsaidNeeds(any), phase).toEqual([])
    const last = lady?.examined.at(-1)
    if (!last) return
    const examined = main.getByText(`${phone.nameOf(last.by)} examined ${phone.nameOf(last.target)}.`)
    await expect(examined, phase).toBeInViewport({ ratio: 1 })
  }
  await table.playTo('finished', course, async (open) => {
    const { phase } = open
    if (phase !== 'finished') await stands(open)
    if (seen.has(phase)) return
    seen.add(phase)
    await expect(main, phase).toContainText(shows[phase]?.() ?? phase)
    if (phase !== 'team_voting') return
    await table.answer(table.headless[0] as never, course)
    await expect(main).toContainText('1 of 7 have voted')
    await expect(main).not.toContainText(/approved|rejected by/i)
  })
  expect(seen.size).toBe(8)
  for (const { name } of table.players) await expect(main).toContainText(name)
  await expect(main).toContainText('Percival')
  // Everything that the board was sent was sent to a socket without a seat.
  expect(board.ear.knower.seat).toBeNull()
  const told = board.ear.frames.flatMap((frame) => readFrame(frame)).map(([type]) => type)
  for (const type of ['RoleTold', 'BallotSealed', 'CardSealed', 'RoleUnderstood', 'GuessSealed'])
    expect(told).not.toContain(type)
})

test('RM-BOARD RM-DURABLE the board shows a lost line and catches up by itself, and no word of five players’ end touches a seat', async ({
  seatAvalon,
  server,
}) => {
  const table = await seatAvalon({ players: 5, names: longNames })
  await table.deal()
  const board = await table.newOnlooker('the board', boardContext)
  await board.page.goto(`${table.address}/board`)
  await table.playTo('team_voting', { quests: 'SSS' })
  await expect(board.page.locator('body')).toContainText('0 of 5 have voted')
  // It comes last, and could not be fetched any more.
  await expect(board.page.getByRole('img', { name: /QR/ })).toBeVisible()
  await server.kill()
  await expect(board.page.getByText('Reconnecting…')).toBeVisible()
  await server.restart()
  await until('somebody is back', () => table.headless.every(({ client }) => client.status === 'online'), 20_000)
  await table.answerAll({ quests: 'SSS' })
  await expect(board.page.locator('body')).toContainText(/Approved|under way/, { timeout: 20_000 })
  await table.playTo('finished', { quests: 'SFSFF' })
  for (const size of [boardContext.viewport ?? smallBoard, smallBoard, { width: 1024, height: 600 }]) {
    await board.page.setViewportSize(size)
    // A reveal stays for some seconds before the end.
    await expect(board.page.getByRole('heading', { level: 1, name: 'Evil wins' })).toBeVisible({ timeout: 30_000 })
    await test.step(`RM-MIDDLE nothing in the middle touches a seat at ${size.width}`, async () =>
      expect(await touchingSeats(board.page)).toEqual([]))
    await test.step(`RM-PANELS all quests stand whole beside the table at ${size.width}`, async () => {
      expect(await lostAtSide(board.page)).toEqual([])
      expect(await missingQuests(board.page)).toEqual([])
    })
  }
})
