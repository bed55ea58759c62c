import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { type Client, Knower } from '#client'
import { isFor, type Seat, viewOf } from '#engine'
import { games } from '#games'
import type { ServerMessage } from '#protocol'
import { type EventText, Table } from '../../room/table.ts'
import type { Witness } from './witness.ts'

/** A client, and what was overheard of it. */
export interface Witnessed {
  readonly client: Client
  readonly witness: Witness
}

/** Everybody who was ever in one room. */
interface Party {
  readonly room: string
  readonly players: readonly Witnessed[]
}

type Fields = Readonly<Record<string, unknown>> & { readonly type: string }

/** What is stored of one room, folded. */
interface Stored {
  readonly table: Table
  readonly chapters: ReadonlyMap<number, readonly EventText[]>
  /** The events that came while one question was on the table: `chapter/lobby`, or `chapter/game/motion`. */
  readonly following: ReadonlyMap<string, readonly Fields[]>
  readonly commands: readonly string[]
}

export interface Audit {
  /** One sentence for each thing that is not as it was promised; empty where all is well. */
  readonly problems: readonly string[]
  readonly events: number
  readonly commands: number
  readonly acknowledged: number
  readonly gamesFinished: number
}

/** Holds what clients were told against what is stored. With `quiet`, every client must also be up to date. */
export function audit(file: string, { room, players: clients }: Party, quiet: boolean): Audit {
  const stored = read(file, room)
  const keys = new Set(clients.flatMap(({ client, witness }) => keysOf(client, witness)))
  const strangers = stored.commands.filter((key) => !keys.has(key))
  const twice = stored.commands.filter((key, at) => stored.commands.indexOf(key) !== at)
  const events = [...stored.following.values()].flat()
  return {
    problems: [
      ...strangers.map((key) => `${key} is stored and was never asked`),
      ...twice.map((key) => `${key} is stored twice`),
      ...clients.flatMap((one) => [
        ...one.witness.problems,
        ...answersOf(stored, one),
        ...storyOf(stored, one),
        ...foldOf(stored, one, quiet),
      ]),
    ],
    events: events.length,
    commands: stored.commands.length,
    acknowledged: clients.reduce((sum, { witness }) => sum + witness.taken.size, 0),
    gamesFinished: events.filter(({ type }) => type === 'GameOver').length,
  }
}

function read(file: string, room: string): Stored {
  const database = new DatabaseSync(file)
  const all = (what: string, order: string) =>
    database.prepare(`SELECT * FROM ${what} WHERE room = ? ORDER BY ${order}`).all(room)
  const [runs, rows, commands] = [all('runs', 'id'), all('events', 'number'), all('commands', 'number')]
  const [{ integrity_check: integrity } = {}] = database.prepare('PRAGMA integrity_check').all()
  database.close()
  if (integrity !== 'ok') throw new Error(`the file is damaged: ${integrity}`)
  if (runs.some(({ before }, at) => before !== (runs[at - 1]?.['id'] ?? null))) throw new Error('a row is missing')
  const table = new Table(games)
  const chapters = new Map<number, readonly EventText[]>()
  const following = new Map<string, Fields[]>()
  for (const { chapter, rules, audience, event: text } of rows) {
    const event = JSON.parse(text as string) as Fields
    const motion = table.game?.state.open.motion ?? 0
    const question = rules === 'lobby' ? `${chapter}/lobby` : `${chapter}/game/${motion}`
    following.set(question, [...(following.get(question) ?? []), event])
    table.apply(rules as string, { audience: JSON.parse(audience as string), event })
    chapters.set(table.chapter, table.events)
  }
  return { table, chapters, following, commands: commands.map(({ id }) => id as string) }
}

function keysOf(client: Client, witness: Witness): string[] {
  return [...witness.asked.keys()].map((id) => `${client.knower.seat}/${id}`)
}

/** Whoever was told of a seat has it; one may also be stored of which the server was killed before it could tell. */
function keepsSeat({ table }: Stored, { client, witness }: Witnessed): boolean {
  const kept = table.seatOf(hashOf(client.token ?? ''))
  const { seat } = client.knower
  const hasJoined = [...witness.taken].some((id) => witness.asked.get(id)?.message.type === 'join')
  return kept === null ? seat === null && !hasJoined : seat === null || seat === kept
}

/** Whatever was answered with ok is stored, once, with what followed from it; whatever was refused is not. */
function answersOf(stored: Stored, witnessed: Witnessed): string[] {
  const { client, witness } = witnessed
  const { seat } = client.knower
  const commands = new Set(stored.commands)
  const problems = [...witness.refused.keys()]
    .filter((id) => commands.has(`${seat}/${id}`))
    .map((id) => `${seat}/${id} was refused and is stored`)
  if (!keepsSeat(stored, witnessed)) problems.push(`seat ${seat} was given and is not stored`)
  for (const id of witness.taken) {
    const asked = witness.asked.get(id)
    if (asked?.message.type !== 'do') continue
    const { to, command } = asked.message
    const named = `${seat}/${id} (${command.type})`
    if (!commands.has(`${seat}/${id}`)) problems.push(`${named} was acknowledged and is not stored`)
    const count = effectsOf(stored, asked.chapter, to, command as Fields, seat ?? 0)
    if (count === 0) problems.push(`${named} was acknowledged and nothing followed`)
    if (count > 1 && onceOnly.has(command.type)) problems.push(`${named} happened twice`)
  }
  return problems
}

const onceOnly = new Set(['confirm-role', 'propose', 'vote', 'play', 'examine', 'assassinate', 'start', 'play-again'])

type Effect = (event: Fields, seat: Seat) => boolean

/** How to tell in the log that a command was carried out. */
const effects: Readonly<Record<string, Effect>> = {
  'confirm-role': ({ type, seat }, own) => type === 'RoleUnderstood' && seat === own,
  propose: ({ type }) => type === 'TeamProposed',
  vote: ({ type, seat }, own) => type === 'BallotSealed' && seat === own,
  play: ({ type, seat }, own) => type === 'CardSealed' && seat === own,
  continue: () => true,
  examine: ({ type, by }, own) => type === 'PlayerExamined' && by === own,
  assassinate: ({ type, by }, own) => type === 'AssassinStruck' && by === own,
  guess: ({ type, seat }, own) => type === 'GuessSealed' && seat === own,
  'set-option': ({ type }) => type === 'TableSet',
  start: ({ type, why }) => type === 'ChapterOpened' && why === 'started',
  'play-again': ({ type, why }) => type === 'ChapterOpened' && why === 'again',
  'return-to-lobby': ({ type, why }) => type === 'ChapterOpened' && why === 'returned',
}

function effectsOf({ following }: Stored, chapter: number, to: 'lobby' | 'game', command: Fields, own: Seat): number {
  const effect = effects[command.type]
  if (!effect) throw new Error(`an audit knows no effect of ${command.type}`)
  const motion = Number(command['motion'])
  // What opens a chapter is stored in the chapter that it opens.
  const opens = to === 'lobby' && command.type !== 'set-option'
  const question = to === 'game' ? `${chapter}/game/${motion}` : `${opens ? motion + 1 : motion}/lobby`
  return (following.get(question) ?? []).filter((event) => effect(event, own)).length
}

/** Nothing was ever told that is not stored, in this order. */
function storyOf({ chapters }: Stored, { client, witness }: Witnessed): string[] {
  return [...witness.told].flatMap(([chapter, told]) => {
    const seen = seenOf(chapters.get(chapter) ?? [], client.knower.seat)
    const odd = told.findIndex((text, at) => text !== seen[at])
    return odd < 0 ? [] : [`seat ${client.knower.seat} was told ${told[odd]}, and stored is ${seen[odd]}`]
  })
}

/** What a client knows is the fold of what is stored: as much as it has had of it, or all of it. */
function foldOf({ table, chapters }: Stored, { client }: Witnessed, quiet: boolean): string[] {
  const { knower } = client
  const { seat, chapter, count } = knower
  const seen = seenOf(chapters.get(chapter) ?? [], seat)
  const fresh = new Knower(games)
  for (const text of seen.slice(0, count)) fresh.take(JSON.parse(text) as ServerMessage)
  const same = (one: unknown, other: unknown, what: string) =>
    isDeepStrictEqual(one, other) ? [] : [`seat ${seat} knows another ${what} than is stored`]
  const problems = [
    ...same(knower.lobby.open, fresh.lobby.open, 'lobby so far'),
    ...same(knower.game?.view, fresh.game?.view, 'game so far'),
  ]
  if (!quiet) return problems
  const view = table.game ? viewOf(table.game.state, seat ?? 'watcher') : undefined
  return [
    ...problems,
    ...same(count, seenOf(table.events, seat).length, 'number of events'),
    ...same(knower.lobby.open, table.lobby.open, 'lobby'),
    ...same(knower.game?.view, view, 'game'),
  ]
}

function seenOf(chapter: readonly EventText[], seat: Seat | null): string[] {
  return chapter.flatMap(({ audience, text }) => (isFor(audience, seat ?? 'watcher') ? [text] : []))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
