import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  changeOption,
  pack,
  type Recorded,
  type Seat,
  type Shape,
  type State,
  seededChance,
} from '#engine'
import { type LawKit, randomStory, type Story, valuesOf } from '#engine/law-kit'
import { games } from '#games'
import { type Role as AvalonRole, cardsOf as avalonCards, evilAmong, teamSize } from '#games/avalon'
import { type Role as ThavalonRole, cardsOf as thavalonCards } from '#games/thavalon'
import * as avalon from '../games/avalon/commands.ts'
import { refusals as avalonRefusals } from '../games/avalon/refuse.ts'
import { lawKit as avalonKit } from '../games/avalon/test/law-kit.ts'
import * as mafia from '../games/mafia/commands.ts'
import { refusals as mafiaRefusals } from '../games/mafia/refuse.ts'
import { lawKit as mafiaKit } from '../games/mafia/test/law-kit.ts'
import { courseRefusals } from '../games/quests/refuse.ts'
import * as thavalon from '../games/thavalon/commands.ts'
import { refusals as thavalonRefusals } from '../games/thavalon/refuse.ts'
import { lawKit as thavalonKit } from '../games/thavalon/test/law-kit.ts'
import { misread } from './test/commands.ts'
import { Dictionary, fieldsOf, spelledOut } from './test/dictionary.ts'
import { Pages } from './test/pages.ts'

type AnyKit = LawKit<Shape>
type Commands = Readonly<Record<string, object>>

const rows = [
  ['avalon', ['quests', 'avalon'], avalonKit, avalon.commands, [...courseRefusals, ...avalonRefusals], 120],
  ['thavalon', ['quests', 'thavalon'], thavalonKit, thavalon.commands, [...courseRefusals, ...thavalonRefusals], 500],
  ['mafia', ['mafia'], mafiaKit, mafia.commands, mafiaRefusals, 1_500],
] as const

describe.each(rows)('%s', (name, pageNames, someKit, commands: Commands, refusals, stories) => {
  const game = games.get(name) as AnyGame
  const kit = someKit as unknown as AnyKit
  const pages = new Pages(...pageNames.map((page) => `protocol/${page}`))
  const random = Array.from({ length: stories }, (_, at) => randomStory(game, kit, `${name}/${at}`, 2_000))

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
    for (const { record, before } of recordsOf(random)) {
      if (record.audience === 'nobody') continue
      const [type, ...values] = JSON.parse(JSON.stringify(pack(game, record.event)))
      const line = lines.get(type)
      const fields = fieldsOf(line?.cell('fields') ?? '')
      for (const [at, field] of fields.entries()) dictionary.check(`${type}.${field.name}`, field.types, values[at])
      expect(line?.cell('to'), type).toBe(audienceIn(record, before))
    }
    expect(dictionary.unseen).toEqual([])
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

test('PR-13 how many are evil and how many go on each quest is as at the table', () => {
  for (const { name, cell } of new Pages('protocol/quests').about('players')) {
    const sizes = ['quest 1', '2', '3', '4', '5'].map(cell).map(Number)
    const players = Number(name)
    expect([Number(cell('evil')), ...sizes]).toEqual([
      evilAmong(players),
      ...[1, 2, 3, 4, 5].map((quest) => teamSize(players, quest)),
    ])
  }
})

test('PR-13 the cards that a role may play are as at the table', () => {
  const mayPlay = (game: string) =>
    new Pages(`protocol/${game}`)
      .about('value')
      .filter(({ heading }) => heading === 'Role')
      .map(({ name, cell }) => [name, cell('may play')])
  for (const [role, cards] of mayPlay('thavalon')) expect(thavalonCards(role as ThavalonRole).join(', ')).toBe(cards)
  for (const [role, cards] of mayPlay('avalon')) {
    expect(`${avalonCards(role as AvalonRole, 1).join(', ')}`).toBe(cards?.replace(/;.*/, ''))
    expect(avalonCards(role as AvalonRole, 5).length === avalonCards(role as AvalonRole, 1).length, role).toBe(
      !cards?.includes('only success'),
    )
  }
})

function* recordsOf(stories: readonly Story<Shape>[]): Generator<{ record: Recorded; before: State<Shape> }> {
  for (const { records, states } of stories) {
    for (const [at, step] of records.entries()) {
      for (const record of step) yield { record, before: states[Math.max(0, at - 1)] as State<Shape> }
    }
  }
}

/** Who was sent an event, in the words of the pages. */
function audienceIn({ audience, event }: Recorded, { open, sealed }: State<Shape>): string {
  if (!Array.isArray(audience)) return audience as string
  if ('seat' in event && audience.length === 1 && audience[0] === event.seat) return 'its seat'
  const { roles } = sealed as { readonly roles: Readonly<Record<Seat, string>> }
  const { living = [] } = open as { readonly living?: readonly Seat[] }
  const areMafia = audience.every((seat) => roles[seat] === 'mafia' && living.includes(seat))
  return areMafia ? 'the living Mafia' : audience.join()
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
