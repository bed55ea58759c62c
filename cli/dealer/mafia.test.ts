import { expect, test } from 'vitest'
import { mafiaTexts } from '#texts/mafia'
import { dealt, five, ten } from './test/parlour.ts'

test('TH-CLI-3 TH-CLI-8 Mafia has its roles, and nobody who begins', () => {
  const mafia = dealt('mafia', ...ten, '--angel', '--bomber', '--minion', '1', '--evil', '3', '--seed', 'x')
  expect(Object.keys(mafia.files).sort()).toEqual([...ten, 'DoNotOpen'].sort())
  const counts = ['Villager', 'Mafia', 'Minion', 'Angel', 'Detective', 'Suicide Bomber'].map((role) => {
    return mafia.files['DoNotOpen']?.split('\n').filter((line) => line.endsWith(`: ${role}`)).length
  })
  expect(counts).toEqual([5, 2, 1, 1, 0, 1])
  const cards = ten.map((name) => mafia.files[name] as string)
  expect(cards.filter((text) => text.includes(mafiaTexts['tell.nothing']()))).toHaveLength(7)
  expect(cards.filter((text) => text.includes(', you are the Angel.'))).toHaveLength(1)
  expect(cards.filter((text) => text.includes(', you are one of the Mafia.'))).toHaveLength(2)
  expect(mafia.out).not.toContain('start')
})

test('TH-CLI-9 more Mafia than a table may have are refused', () => {
  expect(dealt('mafia', ...five, '--evil', '3')).toMatchObject({ code: 1, out: '' })
})
