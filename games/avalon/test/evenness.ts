import { expect } from 'vitest'
import { seededChance } from '#engine'
import { type AvalonOptions, avalon, type Role, type Told } from '../index.ts'
import { only } from './sitting.ts'

/**
 * Draws many times and expects each of so many answers equally often: Pearson's chi-square, against the value that a fair
 * source exceeds less than once in 10^9 runs (Wilson and Hilferty, six standard deviations).
 */
export function expectEven(cells: number, draw: (at: number) => unknown): void {
  const draws = Math.max(20_000, 40 * cells)
  const tally = new Map<string, number>()
  for (let at = 0; at < draws; at++) {
    const answer = JSON.stringify(draw(at))
    tally.set(answer, (tally.get(answer) ?? 0) + 1)
  }
  const mean = draws / cells
  const square = [...tally.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
  const spread = 2 / (9 * (cells - 1))
  expect(tally.size).toBe(cells)
  expect(square).toBeLessThan((cells - 1) * (1 - spread + 6 * Math.sqrt(spread)) ** 3)
}

/** The same roles dealt to the same seats again and again: what follows of what each seat is told. */
export function dealing(roles: readonly Role[], some: Partial<AvalonOptions>, answer: (told: Told[]) => unknown) {
  const specials = roles.filter((role) => role !== 'loyal' && role !== 'minion')
  const options = avalon.options.parse({ roles: specials, ...some }) as AvalonOptions
  const setting = { seats: roles.map((_, at) => at + 1), options, wishes: { roles } }
  return (at: number): unknown => {
    const events = avalon.start(setting, seededChance(`deal ${at}`))
    return answer(only(events, 'RoleTold').map(({ told }) => told))
  }
}

export function subsets<T>(items: readonly T[]): T[][] {
  const [first, ...rest] = items
  return first === undefined ? [[]] : subsets(rest).flatMap((set) => [set, [first, ...set]])
}
