import { expect, test } from 'vitest'
import { changeOption, type OptionBook, whyNot } from './index.ts'

interface Tea {
  readonly milk: boolean
  readonly kind: 'black' | 'green'
}

/** Green tea takes no milk: asking for milk is refused, and choosing green pours the milk away with a notice. */
const tea: OptionBook<Tea> = {
  defaults: { milk: false, kind: 'black' },
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
  ],
  parse: () => null,
  problems: ({ milk, kind }) =>
    milk && kind === 'green' ? [{ level: 'error', code: 'no-milk-in-green', params: {} }] : [],
  settle: (options) =>
    options.milk && options.kind === 'green'
      ? { options: { ...options, milk: false }, notices: ['milk-off'] }
      : { options, notices: [] },
}

const [milk] = tea.items as [(typeof tea.items)[number]]

test('ENG-OPTIONS a change that brings a problem is refused with it and greyed out with the same reason', () => {
  const green: Tea = { milk: false, kind: 'green' }
  expect(whyNot(tea, green, 5, milk, true)?.code).toBe('no-milk-in-green')
  expect(changeOption(tea, green, 5, 'milk', true)).toMatchObject({ ok: false, problem: { code: 'no-milk-in-green' } })
})

test('ENG-OPTIONS a change that only breaks another choice is made, and the other is switched off with a notice', () => {
  const changed = changeOption<Tea>(tea, { milk: true, kind: 'black' }, 5, 'kind', 'green')
  expect(changed).toEqual({ ok: true, options: { milk: false, kind: 'green' }, notices: ['milk-off'] })
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
