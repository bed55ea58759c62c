import { expect, test } from 'vitest'
import { avalonGuideTexts, avalonTexts } from '#texts'
import { avalon, cardsOf, type Role, roleNames, sideOf } from './index.ts'
import { Sitting } from './test/sitting.ts'

const texts = { ...avalonTexts, ...avalonGuideTexts } as unknown as Readonly<
  Record<string, ((params: object) => string) | undefined>
>
const words = (code: string) => texts[code]?.({}) ?? ''

test('AV-GUIDE every section, line, role and trait of the guide has words', () => {
  const { sections, roles } = avalon.guide
  const codes = [
    ...sections.flatMap(({ title, lines }) => [title, ...lines]).map((code) => `guide.${code}`),
    ...roles.flatMap(({ role, traits }) => [
      ...[`role.${role}`, `role.${role}.summary`, `role.${role}.advice`],
      ...traits.map((trait) => `trait.${trait}`),
    ]),
  ]
  expect(codes.filter((code) => words(code) === '')).toEqual([])
  expect(roles.map(({ role }) => role)).toEqual(roleNames)
  expect(new Set(roles.map(({ emblem }) => emblem)).size).toBe(roles.length)
})

test('AV-GUIDE AV-CONFIG every option has a label, a help text and words for its values', () => {
  const codes = avalon.options.items.flatMap((item) => [
    item.label,
    item.help,
    ...(item.kind === 'choice' ? item.values.map(({ label }) => label) : []),
  ])
  expect(codes.filter((code) => words(code) === '')).toEqual([])
})

test('AV-LESSONS L9 what a role card says is what the rules do', () => {
  const traits = new Map(avalon.guide.roles.map((card) => [card.role, card.traits]))
  const says = (role: Role, trait: string) => traits.get(role)?.includes(trait) ?? false
  const evil = roleNames.filter((role) => sideOf(role) === 'evil')
  for (const role of evil.filter((one) => one !== 'assassin' && one !== 'minion')) {
    const table = new Sitting({ roles: ['merlin', 'percival', 'loyal', 'loyal', 'assassin', role, 'minion'] })
    expect(table.told(1).names.evil?.includes(6) ?? false).toBe(!says(role, 'hidden-from-merlin'))
    expect(table.told(5).names.evil?.includes(6) ?? false).toBe(!says(role, 'apart-from-evil'))
    expect(table.told(6).names.evil !== undefined).toBe(says(role, 'learns-mates'))
    expect(table.told(2).names.wizards?.includes(6) ?? false).toBe(says(role, 'shown-to-percival'))
    expect(cardsOf(role, 1).includes('success')).toBe(!says(role, 'must-fail'))
    expect(cardsOf(role, 4).includes('fail')).toBe(!says(role, 'fails-early-only'))
    expect(cardsOf(role, 3)).toContain('fail')
  }
})
