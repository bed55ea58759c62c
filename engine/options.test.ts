import { expect, test } from 'vitest'
import { changeOption, type OptionBook, whyNot } from './index.ts'

interface Tea {
  readonly milk: boolean
  readonly kind: 'black' | 'green'
  readonly minutes: number | null
}

/** Green tea takes no milk: asking for milk is refused, and choosing green pours the milk away with a notice. */
const tea: OptionBook<Tea> = {
  defaults: { milk: false, kind: 'black', minutes: 3 },
  items: [
    {
      id: 'milk',
      group: 'cup',
      kind: 'toggle',
      label: 'milk',
      help: 'milk.help',
      read: ({ milk }) => milk,
      write: (options, milk) => ({ ...options, milk }),
    },
    {
      id: 'kind',
      group: 'cup',
      kind: 'choice',
      label: 'kind',
      help: 'kind.help',
      values: ['black', 'green'].map((value) => ({ value, label: value })),
      read: ({ kind }) => kind,
      write: (options, value) => ({ ...options, kind: value === 'green' ? 'green' : 'black' }),
    },
    {
      id: 'minutes',
      group: 'cup',
      kind: 'number',
      label: 'minutes',
      help: 'minutes.help',
      ...{ least: 1, most: 10, step: 2, nullable: true },
      read: ({ minutes }) => minutes,
      write: (options, minutes) => ({ ...options, minutes }),
    },
  ],
  problems: ({ milk, kind }) =>
    milk && kind === 'green' ? [{ level: 'error', code: 'no-milk-in-green', params: {} }] : [],
  settle: (options) =>
    options.milk && options.kind === 'green'
      ? { options: { ...options, milk: false }, notices: ['milk-off'] }
      : { options, notices: [] },
}

const [milk] = tea.items as [(typeof tea.items)[number]]

test('ENG-OPTIONS a change that brings a problem is refused with it and greyed out with the same reason', () => {
  const green: Tea = { ...tea.defaults, kind: 'green' }
  expect(whyNot(tea, green, 5, milk, true)?.code).toBe('no-milk-in-green')
  expect(changeOption(tea, green, 5, 'milk', true)).toMatchObject({ ok: false, problem: { code: 'no-milk-in-green' } })
})

test('ENG-OPTIONS a change that only breaks another choice is made, and the other is switched off with a notice', () => {
  const changed = changeOption<Tea>(tea, { ...tea.defaults, milk: true }, 5, 'kind', 'green')
  expect(changed).toEqual({ ok: true, options: { ...tea.defaults, kind: 'green' }, notices: ['milk-off'] })
})

test('ENG-OPTIONS unknown options and values are refused', () => {
  const unknown = { ok: false, problem: { code: 'unknown-value' } }
  expect(changeOption(tea, tea.defaults, 5, 'sugar', true)).toMatchObject(unknown)
  expect(changeOption(tea, tea.defaults, 5, 'milk', 'yes')).toMatchObject(unknown)
  expect(changeOption(tea, tea.defaults, 5, 'kind', 'toString')).toMatchObject(unknown)
  expect(whyNot(tea, tea.defaults, 5, milk, 1)?.code).toBe('unknown-value')
})

test('ENG-OPTIONS a harmless change is free', () => {
  expect(whyNot(tea, tea.defaults, 5, milk, true)).toBeNull()
})

test('ENG-OPTIONS a number is whole and within its bounds, and none only where there may be none', () => {
  const set = (value: unknown) => changeOption(tea, tea.defaults, 5, 'minutes', value)
  for (const minutes of [1, 2, 10, null]) expect(set(minutes)).toMatchObject({ ok: true, options: { minutes } })
  for (const wrong of [0, 11, 1.5, Number.NaN, '3', true, undefined]) {
    expect(set(wrong)).toMatchObject({ ok: false, problem: { code: 'unknown-value' } })
  }
  const always = {
    ...tea,
    items: tea.items.map((item) => (item.kind === 'number' ? { ...item, nullable: false } : item)),
  }
  expect(changeOption(always, tea.defaults, 5, 'minutes', null)).toMatchObject({ ok: false })
})
