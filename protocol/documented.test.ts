import { describe, expect, test } from 'vitest'
import { type AnyGame, changeOption, pack, type Recorded, type Shape, type State, seededChance } from '#engine'
import { type LawKit, randomStory, type Secrets, valuesOf } from '#engine/law-kit'
import { partsOf } from '../games/test/parts.ts'
import { misread } from './test/commands.ts'
import { Dictionary, fieldsOf, spelledOut } from './test/dictionary.ts'
import { Pages } from './test/pages.ts'

/** What the folders bring whose pages tell of a game. */
async function refusalsOf(folders: readonly string[]): Promise<string[]> {
  const all = folders.map(async (folder) => (await import(`../games/${folder}/refuse.ts`)).refusals as string[])
  return (await Promise.all(all)).flat()
}

const described = await partsOf(async (name) => {
  const pageNames = Pages.namesFor(name)
  return {
    pages: new Pages(...pageNames.map((page) => `protocol/${page}`)),
    refusals: await refusalsOf(pageNames),
    ...((await import(`../games/${name}/commands.ts`)) as { readonly commands: Readonly<Record<string, object>> }),
    ...((await import(`../games/${name}/test/law-kit.ts`)) as { readonly lawKit: LawKit<Shape> }),
    ...((await import(`../games/${name}/test/secrets.ts`)) as { readonly secrets: Secrets<Shape> }),
  }
})

const [fewest, most] = [100, 3_000]

describe.each(described)('$name', (game, { pages, refusals, commands, lawKit, secrets }) => {
  const { name } = game

  test(`PR-13 ${name}: every command is named with its fields, and whether it is the host's`, () => {
    const lines = pages.about('command')
    expect(lines.map((line) => line.name).sort()).toEqual(Object.keys(commands).sort())
    for (const { name: type, cell } of lines) {
      const fields = fieldsOf(cell('fields'))
      expect(['motion', ...fields.map((field) => field.name)]).toEqual(Object.keys(commands[type] as object))
      const isTaken = (input: object) => game.parseCommand(input) !== null
      expect(misread({ type, motion: 1 }, spelledOut(pages, fields), isTaken)).toEqual([])
      expect(cell('by') === 'the host', type).toBe(game.hostCommands.has(type))
    }
  })

  test(`PR-13 ${name}: every event is named with its fields, and in whole games each is what the page says`, () => {
    const dictionary = new Dictionary(pages)
    const lines = new Map(pages.about('event').map((line) => [line.name, line]))
    const wire = Object.entries(game.wire as Record<string, readonly string[]>)
    const nameOf = (type: string) => (game.wireNames as Record<string, string> | undefined)?.[type] ?? type
    expect([...lines.keys()].sort()).toEqual(wire.map(([type]) => nameOf(type)).sort())
    for (const [type, names] of wire) {
      const fields = fieldsOf(lines.get(nameOf(type))?.cell('fields') ?? '')
      expect(fields.map((field) => field.name)).toEqual(names)
      dictionary.expectFields(nameOf(type), fields)
    }
    for (let told = 0; told < most && (told < fewest || dictionary.unseen.length > 0); told++) {
      for (const recorded of recordsOf(game, lawKit, `${name}/${told}`)) checkEvent(recorded)
    }
    expect(dictionary.unseen).toEqual([])

    function checkEvent({ record, before }: { record: Recorded; before: State<Shape> }): void {
      if (record.audience === 'nobody') return
      const [type, ...values] = JSON.parse(JSON.stringify(pack(game, record.event)))
      const line = lines.get(type)
      const fields = fieldsOf(line?.cell('fields') ?? '')
      for (const [at, field] of fields.entries()) dictionary.check(`${type}.${field.name}`, field.types, values[at])
      expect(line?.cell('to'), type).toBe(audienceIn(record, before, secrets))
    }
  })

  test(`PR-13 ${name}: every option is named with its values, and every code that an option can bring`, () => {
    const lines = pages.about('option')
    expect(lines.map((line) => [line.name, line.cell('value')])).toEqual(
      game.options.items.map((item) => {
        if (item.kind === 'toggle') return [item.id, 'boolean']
        if (item.kind === 'choice') return [item.id, item.values.map(({ value }) => `"${value}"`).join(' or ')]
        return [item.id, `${item.least} to ${item.most}${item.nullable ? ' or null' : ''}`]
      }),
    )
    const { problems, notices } = codesOf(game)
    expect(pages.names('problem').sort()).toEqual(problems)
    expect(pages.names('notice').sort()).toEqual(notices)
  })

  test(`PR-13 ${name}: every refusal is named, and every role with its side`, () => {
    expect(pages.names('code').sort()).toEqual([...refusals].sort())
    const roles = pages.about('value').filter(({ heading }) => heading === 'Role')
    const sides = game.guide.roles.map(({ role, side }) => [role, side])
    expect(roles.map((line) => [line.name, line.cell('side')]).sort()).toEqual(sides.sort())
  })
})

function* recordsOf(
  game: AnyGame,
  kit: LawKit<Shape>,
  seed: string,
): Generator<{ record: Recorded; before: State<Shape> }> {
  const { records, states } = randomStory(game, kit, seed, 2_000)
  for (const [at, step] of records.entries()) {
    for (const record of step) yield { record, before: states[Math.max(0, at - 1)] as State<Shape> }
  }
}

/** Who was sent an event, in the words of the pages. */
function audienceIn({ audience, event }: Recorded, state: State<Shape>, { circles = {} }: Secrets<Shape>): string {
  if (!Array.isArray(audience)) return audience as string
  if ('seat' in event && audience.length === 1 && audience[0] === event.seat) return 'its seat'
  const circle = Object.entries(circles).find(([, seatsOf]) => {
    const seats = seatsOf(state)
    return audience.every((seat) => seats.includes(seat))
  })
  return circle?.[0] ?? audience.join()
}

/** The codes that come back when a host tries every option, at tables of every size. */
function codesOf({ options: book, refuseStart }: AnyGame): { problems: string[]; notices: string[] } {
  const [problems, notices] = [new Set<string>(), new Set<string>()]
  const chance = seededChance('options')
  for (let walk = 0; walk < 400; walk++) {
    let options: object = book.defaults
    for (let step = 0; step < 60; step++) {
      const item = book.items[chance.byte() % book.items.length]
      if (item === undefined) continue
      const values = valuesOf(item)
      const players = 2 + (chance.byte() % 21)
      const value = values[chance.byte() % values.length]
      const changed = changeOption(book, options, players, item.id, value)
      if (!changed.ok) problems.add(changed.problem.code)
      else for (const notice of changed.notices) notices.add(notice)
      if (changed.ok) options = changed.options
      const seats = Array.from({ length: players }, (_, at) => at + 1)
      const refusal = refuseStart({ seats, options, wishes: {} })
      if (refusal !== null) problems.add(refusal)
    }
  }
  return { problems: [...problems].sort(), notices: [...notices].sort() }
}
