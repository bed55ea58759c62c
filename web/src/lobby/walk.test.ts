import { afterEach, expect, test, vi } from 'vitest'
import { walk } from './walk.ts'

afterEach(() => vi.unstubAllGlobals())

/** Three stops, of which one has the focus; returns which one is chosen by the key. */
function chosenBy(key: string, focused: number): number | null {
  let chosen: number | null = null
  const stops = [0, 1, 2].map((at) => ({ focus: () => {}, click: () => (chosen = at) }))
  vi.stubGlobal('document', { activeElement: stops[focused] })
  const preventDefault = vi.fn()
  const event = { key, currentTarget: { querySelectorAll: () => stops }, preventDefault }
  walk(event as unknown as Parameters<typeof walk>[0])
  expect(preventDefault).toHaveBeenCalledTimes(chosen === null ? 0 : 1)
  return chosen
}

test('UI-KEYS arrows go from stop to stop, and from the last to the first and back', () => {
  for (const key of ['ArrowRight', 'ArrowDown']) {
    expect([0, 1, 2].map((focused) => chosenBy(key, focused))).toEqual([1, 2, 0])
  }
  for (const key of ['ArrowLeft', 'ArrowUp']) {
    expect([0, 1, 2].map((focused) => chosenBy(key, focused))).toEqual([2, 0, 1])
  }
})

test('UI-KEYS Home and End go to the first and the last stop, and other keys are left alone', () => {
  expect([chosenBy('Home', 1), chosenBy('End', 1)]).toEqual([0, 2])
  for (const key of ['Tab', 'a', 'Enter']) expect(chosenBy(key, 1)).toBeNull()
})
