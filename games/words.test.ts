import { expect, test } from 'vitest'
import type { AnyGame, OptionItem } from '#engine'
import { avalonGuideTexts, avalonTexts, mafiaGuideTexts, mafiaTexts, thavalonGuideTexts, thavalonTexts } from '#texts'
import { roleNames as avalonRoles } from './avalon/index.ts'
import { games } from './index.ts'
import { roleNames as mafiaRoles } from './mafia/index.ts'
import { roleNames as thavalonRoles } from './thavalon/index.ts'

const rows: readonly (readonly [ids: string, name: string, texts: object, roles: readonly string[]])[] = [
  ['AV-GUIDE AV-CONFIG', 'avalon', { ...avalonTexts, ...avalonGuideTexts }, avalonRoles],
  ['TH-GUIDE TH-OPTIONS', 'thavalon', { ...thavalonTexts, ...thavalonGuideTexts }, thavalonRoles],
  ['MA-GUIDE MA-OPTIONS', 'mafia', { ...mafiaTexts, ...mafiaGuideTexts }, mafiaRoles],
]

/** The codes for which a table of texts has nothing to say. */
function speechless(texts: object, codes: readonly string[]): string[] {
  const table = texts as Readonly<Record<string, ((params: object) => string) | undefined>>
  return codes.filter((code) => (table[code]?.({}) ?? '') === '')
}

function codesOf(item: OptionItem<object>): string[] {
  return [
    item.label,
    item.help,
    ...(item.kind === 'choice' ? item.values.map(({ label }) => label) : []),
    ...(item.kind === 'number' && item.nullable ? [`${item.label}.none`] : []),
  ]
}

for (const [ids, name, texts, roleNames] of rows) {
  const { guide, options } = games.get(name) as AnyGame

  test(`${ids} every section, line, role and trait of the guide of ${name} has words, and every role its emblem`, () => {
    const codes = [
      ...guide.sections.flatMap(({ title, lines }) => [title, ...lines]).map((code) => `guide.${code}`),
      ...guide.roles.flatMap(({ role, side, traits }) => [
        ...[`role.${role}`, `role.${role}.summary`, `role.${role}.advice`, `side.${side}`],
        ...traits.map((trait) => `trait.${trait}`),
      ]),
    ]
    expect(speechless(texts, codes)).toEqual([])
    expect(guide.roles.map(({ role }) => role)).toEqual(roleNames)
    expect(new Set(guide.roles.map(({ emblem }) => emblem)).size).toBe(guide.roles.length)
  })

  test(`${ids} every option of ${name} has a label, a help text and words for its values`, () => {
    expect(speechless(texts, options.items.flatMap(codesOf))).toEqual([])
  })
}
