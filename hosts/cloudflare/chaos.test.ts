import { expect, test } from 'vitest'
import { buildWorker } from '../../tools/build-worker.ts'
import { chaos } from '../test/chaos.ts'

test('RM-DURABLE RM-SLEEP ten players play on through workerd’s kill -9: what was acknowledged is stored, once, and every phone agrees with it', async () => {
  expect(buildWorker()).toBe(true)
  const report = await chaos(10, 'ten', 'workerd')
  expect(report.problems).toEqual([])
  expect(report.gamesFinished).toBeGreaterThan(0)
  expect(report.acknowledged).toBeGreaterThan(50)
})
