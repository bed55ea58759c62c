import { expect, test } from '../support/test.ts'
import { until } from '../support/wait.ts'

test('AV-TEN AC8.3 FR-361 ten browsers play a whole game, and one of them reloads in every phase', async ({
  seatAvalon,
}) => {
  test.setTimeout(240_000)
  const table = await seatAvalon({ players: 10, phones: 10 })
  const restless = table.phones[3]
  if (!restless) throw new Error('ten phones were promised')
  await table.deal()
  const reloaded = new Set<string>()
  const course = { quests: 'SFSFS', dagger: 'misses', rejections: [1] } as const
  await table.playTo('finished', course, async ({ phase }) => {
    if (reloaded.has(phase)) return
    reloaded.add(phase)
    const before = JSON.stringify(restless.view)
    const frames = restless.ear.frames.length
    await restless.page.reload()
    await until('the reloaded phone is welcomed', () => restless.ear.frames.length > frames)
    // In the results of a quest the clock may go on meanwhile; what the seat knew of itself stays.
    await expect.poll(() => JSON.stringify(restless.view?.hand)).toBe(JSON.stringify(JSON.parse(before).hand))
    await expect(restless.page.getByRole('main')).toBeVisible()
    if (phase !== 'team_voting') return
    await test.step('NFR-301 a vote reaches all ten screens within three seconds', async () => {
      await table.answer(table.phone, course)
      const late = Date.now() + 3_000
      for (const { page } of table.phones) {
        const timeout = Math.max(1, late - Date.now())
        await expect(page.getByRole('contentinfo')).toContainText('1 of 10 have voted', { timeout })
      }
    })
  })
  expect([...reloaded]).toEqual([
    'role_reveal',
    'team_building',
    'team_voting',
    'quest_execution',
    'quest_results',
    'assassination',
    'finished',
  ])
  for (const phone of table.phones) {
    await phone.reach(phone.heading('Good wins!'))
  }
})
