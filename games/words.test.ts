import { expect, test } from 'vitest'
import type { OptionItem } from '#engine'
import { partsOf } from './test/parts.ts'

type Table = Readonly<Record<string, ((params: object) => string) | undefined>>

/** All that the files of a game's texts say. */
const tableOf = (...files: readonly object[]): Table => Object.assign({}, ...files.flatMap(Object.values))

const worded = await partsOf(async (name) => ({
  table: tableOf(await import(`../texts/tables/${name}.ts`), await import(`../texts/tables/${name}-guide.ts`)),
  roleNames: (await import(`./${name}/roles.ts`)).roleNames as readonly string[],
}))

/** The codes for which a table of texts has nothing to say. */
function speechless(table: Table, codes: readonly string[]): string[] {
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

for (const [{ name, guide, options }, { table, roleNames }] of worded) {
  test(`KR-WORDS every section, line, role and trait of the guide of ${name} has words`, () => {
    const codes = [
      ...guide.sections.flatMap(({ title, lines }) => [title, ...lines]).map((code) => `guide.${code}`),
      ...guide.roles.flatMap(({ role, side, traits }) => [
        ...[`role.${role}`, `role.${role}.summary`, `role.${role}.advice`, `side.${side}`],
        ...traits.map((trait) => `trait.${trait}`),
      ]),
    ]
    expect(speechless(table, codes)).toEqual([])
    expect(guide.roles.map(({ role }) => role)).toEqual(roleNames)
  })

  test(`KR-WORDS every option of ${name} has a label, a help text and words for its values`, () => {
    expect(speechless(table, options.items.flatMap(codesOf))).toEqual([])
  })
}
