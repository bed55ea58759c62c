import { below, type Chance, pick } from './chance.ts'
import type { Actor, Recipient, Recorded, Seat } from './event.ts'
import { blankState, viewOf } from './fold.ts'
import type { EventOf, Game, Setting, Shape, State, View } from './game.ts'
import { changeOption, type OptionItem } from './options.ts'
import { seededChance } from './seeded.ts'
import { perform, record, type Step } from './step.ts'

/** What a game lends to its tests so that the laws can play it. */
export interface LawKit<G extends Shape> {
  /** Any table that may start. */
  randomSetting(chance: Chance): Setting<G>
  /** A legal command for this actor, or null where nothing is asked of it. */
  randomMove(view: View<G>, actor: Actor, chance: Chance): G['command'] | null
  /** Any well-formed command, most of them out of place. */
  anyCommand(open: G['open'], chance: Chance): G['command']
  /**
   * Another deal that this recipient cannot tell apart, with moves that keep the same public course and differ in what
   * the recipient cannot see; null where none was found.
   */
  twin(story: Story<G>, recipient: Recipient, chance: Chance): Script<G> | null
}

/** One move. It has luck of its own, so that two games with different secrets still draw the same public lots. */
export interface Move<G extends Shape> {
  readonly actor: Actor
  readonly command: G['command']
  readonly seed: string
}

/** A game that can be played again: how it opened, and what was done. */
export interface Script<G extends Shape> {
  readonly opening: readonly EventOf<G>[]
  readonly moves: readonly Move<G>[]
}

/** A script that has been played: the state and the records after the opening (at 0) and after each move. */
export interface Story<G extends Shape> extends Script<G> {
  readonly states: readonly State<G>[]
  readonly records: readonly (readonly Recorded<EventOf<G>>[])[]
}

/** What a game hides, and each way in which a room might tell it. */
export interface Secrets<G extends Shape> {
  /** What a hidden move is called in a count of such moves; null for one that everybody sees. */
  hidden(story: Story<G>, at: number): string | null
  readonly hiddenMoves: readonly string[]
  /** The game with a hole in it, by what runs out. */
  readonly leaks: Readonly<Record<string, Partial<Game<G>>>>
  /** Who several seats are that are sent an event together, as the page of the game's protocol calls them. */
  readonly circles?: Readonly<Record<string, (state: State<G>) => readonly Seat[]>>
}

/** The audience of an event that should have had a smaller one. */
export function everySeat(
  _: unknown,
  { open }: { readonly open: { readonly seats: readonly Seat[] } },
): readonly Seat[] {
  return open.seats
}

export function everyActor<G extends Shape>(state: State<G>): Actor[] {
  return [...Object.keys(state.hands).map(Number), 'host', 'clock']
}

export function everyRecipient<G extends Shape>(state: State<G>): Recipient[] {
  return [...Object.keys(state.hands).map(Number), 'watcher']
}

/** Values to try an option with: all that it has, or of a number its bounds and a step between. */
export function valuesOf<O extends object>(item: OptionItem<O>): readonly unknown[] {
  if (item.kind === 'toggle') return [true, false]
  if (item.kind === 'choice') return item.values.map(({ value }) => value)
  const { least, most, step, nullable } = item
  return [least, least + step, most, ...(nullable ? [null] : [])]
}

/** A table with gaps between its seats, as in a room that people have left, and with options that a host has played with. */
export function anyTable<G extends Shape>(game: Game<G>, players: number, changes: number, chance: Chance): Setting<G> {
  const seats = Array.from({ length: players }, (_, at) => at * 2 + 1)
  let options = game.options.defaults
  for (let tries = below(changes, chance); tries > 0; tries--) {
    const item = pick(game.options.items, chance)
    const changed = changeOption(game.options, options, players, item.id, pick(valuesOf(item), chance))
    if (changed.ok) options = changed.options
  }
  return { seats, options, wishes: {} }
}

class Teller<G extends Shape> implements Story<G> {
  readonly moves: Move<G>[] = []
  readonly states: State<G>[] = []
  readonly records: (readonly Recorded<EventOf<G>>[])[] = []
  readonly opening: readonly EventOf<G>[]
  readonly #game: Game<G>

  constructor(game: Game<G>, opening: readonly EventOf<G>[]) {
    this.#game = game
    this.opening = opening
    this.#keep(record(game, blankState(game), opening))
  }

  get now(): State<G> {
    return this.states.at(-1) as State<G>
  }

  /** A move that is refused is a bug of whoever wrote it. */
  play(move: Move<G>): void {
    const { actor, command, seed } = move
    const step = perform(this.#game, this.now, actor, command, seededChance(seed))
    if (!step.ok) throw new Error(`${JSON.stringify(command)} by ${actor} was refused: ${step.refusal}`)
    this.moves.push(move)
    this.#keep(step)
  }

  #keep({ state, records }: Step<G>): void {
    this.states.push(deepFreeze(state))
    this.records.push(records)
  }
}

export function tellStory<G extends Shape>(game: Game<G>, script: Script<G>): Story<G> {
  const story = new Teller(game, script.opening)
  for (const move of script.moves) story.play(move)
  return story
}

/** A random game from a seed, cut off after some moves. A shorter cut is a beginning of the longer one. */
export function randomStory<G extends Shape>(game: Game<G>, kit: LawKit<G>, seed: string, cut: number): Story<G> {
  const chance = seededChance(seed)
  const setting = kit.randomSetting(chance)
  const refusal = game.refuseStart(setting)
  if (refusal !== null) throw new Error(`the kit drew a table that may not start: ${refusal}`)
  const story = new Teller(game, game.start(setting, seededChance(`${seed}/deal`)))
  while (story.moves.length < cut && !game.isOver(story.now.open)) {
    story.play(drawMove(kit, story.now, chance, `${seed}/${story.moves.length}`))
  }
  return story
}

/** Asks the actors in turn from a random one on, so that answers come in any order. */
function drawMove<G extends Shape>(kit: LawKit<G>, state: State<G>, chance: Chance, seed: string): Move<G> {
  const actors = everyActor(state)
  const from = chance.byte() % actors.length
  for (let turn = 0; turn < actors.length; turn++) {
    const actor = actors[(from + turn) % actors.length] as Actor
    const command = kit.randomMove(viewOf(state, actor), actor, chance)
    if (command !== null) return { actor, command, seed }
  }
  throw new Error('nobody at the table can do anything')
}

/** A frozen state makes a reducer that changes what it was given throw. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
