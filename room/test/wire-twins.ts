import { type AnyGame, type Game, type Recipient, type Registry, type Seat, type Shape, seededChance } from '#engine'
import {
  everyRecipient,
  type LawKit,
  type Move,
  randomStory,
  type Script,
  type Secrets,
  type Story,
} from '#engine/law-kit'
import { protocolVersion } from '#protocol'
import { type Entry, Room } from '../index.ts'

/** A game that can be told twice, with what it lends to the laws. */
interface TwinGame<G extends Shape> {
  readonly game: Game<G>
  readonly kit: LawKit<G>
  readonly hidden: Secrets<G>['hidden']
}

interface Found {
  same: number
  different: number
  refused: number
  /** No other deal was found that the recipient cannot tell apart. */
  discarded: number
  /** The hidden moves that were others in a twin, by their names. */
  readonly told: Record<string, number>
}

const watcher = 999

/** A room that deals what the script says, and whose deadlines have come whenever the script's clock speaks. */
function dealing<G extends Shape>({ opening }: Script<G>, game: Game<G>): Registry {
  const rules: Game<G> = {
    ...game,
    start: () => [...opening],
    refuseStart: () => null,
    nextDeadline: (open) => (game.nextDeadline(open) === null ? null : 0),
  }
  return new Map([[game.name, rules as unknown as AnyGame]])
}

/** A table whose sockets are all recorded, byte for byte. */
class RecordedTable {
  readonly frames = new Map<number, string[]>()
  #luck = seededChance('before the game')
  readonly #room: Room
  readonly #host: Seat

  constructor(games: Registry, seats: readonly Seat[]) {
    const entries: Entry[] = [Room.opening(games)]
    this.#room = new Room(games, {
      log: { load: () => ({ entries, commands: [] }), mayAppend: () => true, append: () => {} },
      send: (session, frame) => this.frames.get(session)?.push(frame),
      close: () => {},
      keep: () => {},
      alarm: () => {},
      chance: () => this.#luck,
      hash: (secret) => secret.padEnd(64, '0'),
    })
    this.#host = seats[0] as Seat
    this.#gather(seats)
  }

  #greet(session: number, token: string | null): void {
    this.frames.set(session, [])
    this.#room.connect(session)
    this.#say(session, { type: 'hello', version: protocolVersion, token, cursor: null })
  }

  #say(session: number, message: object): void {
    this.#room.receive(session, JSON.stringify(message))
    this.#room.committed()
  }

  #ask(id: string, command: object): void {
    this.#say(this.#host, { type: 'do', id, to: 'lobby', command: { motion: 1, ...command } })
  }

  /** Everybody sits down; those whose numbers the story does not have leave again. */
  #gather(seats: readonly Seat[]): void {
    for (let seat = 1; seat <= Math.max(...seats); seat++) {
      this.#greet(seat, `${seat}`.padEnd(22, 'x'))
      this.#say(seat, { type: 'join', id: `join${seat}`, name: `Player ${seat}` })
      if (!seats.includes(seat)) this.#ask(`remove${seat}`, { type: 'remove', seat })
    }
    this.#greet(watcher, null)
    this.#ask('start', { type: 'start' })
  }

  play<G extends Shape>({ actor, command, seed }: Move<G>): void {
    this.#luck = seededChance(seed)
    if (actor === 'clock') this.#room.wake()
    else {
      const session = typeof actor === 'number' ? actor : this.#host
      this.#say(session, { type: 'do', id: seed.replaceAll(/\W/g, '_'), to: 'game', command })
    }
    this.#room.committed()
  }
}

/** Every frame of every socket while a script is played over the wire. */
function recorded<G extends Shape>(script: Script<G>, seats: readonly Seat[], game: Game<G>): RecordedTable['frames'] {
  const table = new RecordedTable(dealing(script, game), seats)
  for (const move of script.moves) table.play(move)
  return table.frames
}

/** The end opens every role, so a story is compared up to the move before it. */
function untold<G extends Shape>(game: Game<G>, story: Story<G>): Story<G> {
  const isOver = game.isOver((story.states.at(-1) as Story<G>['states'][number]).open)
  if (!isOver) return story
  const { opening, moves, states, records } = story
  return { opening, moves: moves.slice(0, -1), states: states.slice(0, -1), records: records.slice(0, -1) }
}

/** Tells random games and, for each who knows of one, its twin; `leaky` is the game as the room plays it. */
export function compareTwins<G extends Shape>(twins: TwinGame<G>, tables: number, leaky: Game<G> = twins.game): Found {
  const found: Found = { same: 0, different: 0, refused: 0, discarded: 0, told: {} }
  for (let table = 0; table < tables; table++) compareTable(twins, `${table}`, leaky, found)
  return found
}

function compareTable<G extends Shape>(
  { game, kit, hidden }: TwinGame<G>,
  seed: string,
  leaky: Game<G>,
  found: Found,
): void {
  const chance = seededChance(`wire ${seed}`)
  const story = untold(game, randomStory(game, kit, seed, chance.byte()))
  const first = story.states[0] as Story<G>['states'][number]
  const seats = Object.keys(first.hands).map(Number)
  const sent = recorded(story, seats, leaky)
  if ([...sent.values()].flat().some((frame) => frame.includes('["no"'))) found.refused++
  for (const recipient of everyRecipient(first)) {
    const twin = kit.twin(story, recipient, chance)
    if (twin === null) {
      found.discarded++
      continue
    }
    const isSame = textTo(recipient, recorded(twin, seats, leaky)) === textTo(recipient, sent)
    found[isSame ? 'same' : 'different']++
    for (const name of toldOtherwise(story, twin, hidden)) found.told[name] = (found.told[name] ?? 0) + 1
  }
}

function textTo(recipient: Recipient, frames: RecordedTable['frames']): string | undefined {
  return frames.get(recipient === 'watcher' ? watcher : recipient)?.join('\n')
}

function toldOtherwise<G extends Shape>(story: Story<G>, twin: Script<G>, hidden: TwinGame<G>['hidden']): string[] {
  const text = (move: Move<G> | undefined) => JSON.stringify(move?.command)
  return story.moves.flatMap((move, at) => (text(move) === text(twin.moves[at]) ? [] : (hidden(story, at) ?? [])))
}
