import type { Chance } from './chance.ts'
import type { Actor, Seat, Tagged } from './event.ts'
import type { Guide } from './guide.ts'
import type { OptionBook } from './options.ts'

/** The types of a game or of the lobby, in one bundle, so that every signature below takes a single parameter. */
export interface RulesShape {
  open: { readonly phase: string }
  hand: object
  sealed: object
  /** Events for everyone: they change `open` and nothing else. */
  public: Tagged
  /** Events for some seats: they change those seats' hands and nothing else. */
  private: Tagged
  /** Events for nobody: they change `sealed` and nothing else. */
  secret: Tagged
  /** Every answer names the motion that it answers, so a late tap never lands on another question. */
  command: Tagged & { readonly motion: number }
  refusal: string
}

/** The types of a game. */
export interface Shape extends RulesShape {
  /** What the table asks now, by its number: never used again in this game. */
  open: { readonly phase: string; readonly motion: number }
  options: object
  /** What a referee may fix of the deal; the rest is drawn. */
  wishes: object
}

export type EventOf<G extends RulesShape> = G['public'] | G['private'] | G['secret']

export interface State<G extends RulesShape> {
  readonly open: G['open']
  readonly hands: Readonly<Record<Seat, G['hand']>>
  readonly sealed: G['sealed']
}

/** What one knower has: everyone's facts and, for a seat at this table, its own hand. */
export interface View<G extends RulesShape> {
  readonly open: G['open']
  readonly hand: G['hand'] | undefined
}

/** One row for every event, none by default; the row's kind also says which part of the state the event may change. */
export type AudienceTable<G extends RulesShape> = {
  readonly [T in G['public']['type']]: 'everyone'
} & {
  readonly [T in G['private']['type']]: (event: Extract<G['private'], { type: T }>, state: State<G>) => readonly Seat[]
} & { readonly [T in G['secret']['type']]: 'nobody' }

/** The order of each event's fields on the wire, for the events that are ever sent. */
export type WireTable<G extends RulesShape> = {
  readonly [T in (G['public'] | G['private'])['type']]: readonly Exclude<
    keyof Extract<G['public'] | G['private'], { type: T }>,
    'type'
  >[]
}

/** Other names on the wire, for the events that travel most. None may be the name of another event. */
export type WireNames<G extends RulesShape> = { readonly [T in (G['public'] | G['private'])['type']]?: string }

export interface Setting<G extends Shape> {
  /** In the order in which they sit around the table, clockwise. */
  readonly seats: readonly Seat[]
  readonly options: G['options']
  readonly wishes: Partial<G['wishes']>
}

/** What a knower needs of the rules: to fold what it is sent, and to know beforehand what would be refused. */
export interface KnownRules<G extends RulesShape> {
  readonly name: string
  readonly blank: { readonly open: G['open']; readonly hand: G['hand']; readonly sealed: G['sealed'] }
  readonly audience: AudienceTable<G>
  readonly wire: WireTable<G>
  readonly wireNames?: WireNames<G>
  /** The commands that only the host may give; the room sends them as `host`. */
  readonly hostCommands: ReadonlySet<string>

  /** Judges on the actor's own view alone, so that a refusal cannot tell anything new. */
  refuse(view: View<G>, actor: Actor, command: G['command']): G['refusal'] | null
  readonly evolve: {
    open(open: G['open'], event: G['public']): G['open']
    hand(hand: G['hand'], event: G['private']): G['hand']
    sealed(sealed: G['sealed'], event: G['secret']): G['sealed']
  }
  /** When the clock must speak next, in milliseconds since 1970, or null. */
  nextDeadline(open: G['open']): number | null
}

/** What can be asked for, what follows from it, and who learns of it. A lobby has rules too. Everything here is pure. */
export interface Rules<G extends RulesShape> extends KnownRules<G> {
  /** Reads a command of unknown origin strictly; null if it is none. */
  parseCommand(input: unknown): G['command'] | null
  /** Called only where `refuse` said null. Draws from `chance`, and puts every outcome into events. */
  decide(state: State<G>, actor: Actor, command: G['command'], chance: Chance): EventOf<G>[]
  /** Brings a stored event of an earlier version up to date; an event that no version knew throws. */
  upcast(stored: Tagged): EventOf<G>
}

/** All that a phone needs to know of a game. */
export interface KnownGame<G extends Shape> extends KnownRules<G> {
  /** What the table asks of a seat now, or null. Public facts alone decide: it may be seen, felt and waited for. */
  asked(open: G['open'], seat: Seat): G['command']['type'] | null
  /** With what a seat can answer or step in now; an answer that is given is not listed again. The hand decides too: for its owner alone. */
  may(view: View<G>, seat: Seat): readonly G['command']['type'][]
  readonly players: { readonly least: number; readonly most: number }
  readonly options: OptionBook<G['options']>
  /** Why this game cannot start like this, or null. */
  refuseStart(setting: Setting<G>): string | null
  isOver(open: G['open']): boolean
  /** Whose half-made choice the table may watch, or null. */
  drafter(open: G['open']): Seat | null
}

/** All that the table needs to know of a game. */
export interface Game<G extends Shape> extends Rules<G>, KnownGame<G> {
  readonly guide: Guide
  /** The events that open the game, the first of them fat and for everyone. */
  start(setting: Setting<G>, chance: Chance): EventOf<G>[]
}

/** A game of any shape: what lobby, room and client need of it does not depend on it. */
export type AnyGame = Game<Shape>
export type AnyKnownGame = KnownGame<Shape>
export type Registry = ReadonlyMap<string, AnyGame>
export type KnownGames = ReadonlyMap<string, AnyKnownGame>
