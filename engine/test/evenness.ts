import { expect } from 'vitest'

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
