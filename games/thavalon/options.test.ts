import { expect, test } from 'vitest'
import { changeOption, readOptions } from '#engine'
import { thavalon } from './index.ts'

const { defaults } = thavalon.options

test('TH-OPTIONS what is missing has its default', () => {
  expect(readOptions(thavalon.options, {})).toEqual(defaults)
  expect(readOptions(thavalon.options, { firstRound: 'choose' })).toEqual({ ...defaults, firstRound: 'choose' })
})

test.each([
  [[]],
  [null],
  [{ window: 61 }],
  [{ window: -1 }],
  [{ window: 1.5 }],
  [{ firstRound: 'both' }],
  [{ lady: true }],
  [{ nineEvil: 1 }],
])('TH-OPTIONS %j is no set of options', (input) => {
  expect(readOptions(thavalon.options, input)).toBeNull()
})

test.each([
  ['firstRound', 'choose'],
  ['nineEvil', true],
  ['noTargetCall', true],
  ['window', 60],
  ['showWhoPlayed', false],
  ['seating', 'as-we-sit'],
])('TH-OPTIONS the host sets %s to %j, and back', (id, value) => {
  const changed = changeOption(thavalon.options, defaults, 9, id, value)
  if (!changed.ok) throw new Error(changed.problem.code)
  expect(changed.options).toEqual({ ...defaults, [id]: value })
  expect(changed.notices).toEqual([])
  const back = changeOption(thavalon.options, changed.options, 9, id, defaults[id as keyof typeof defaults])
  expect(back).toMatchObject({ ok: true, options: defaults })
})
