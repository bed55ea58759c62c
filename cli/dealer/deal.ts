import { begin, type Chance, perform, type Seat, type Setting, type Shape, type State } from '#engine'
import { type Names as Called, type CardLine, namesFrom, sentenceOf } from '#telling/told'
import type { Words } from '#texts'
import type { Names } from '../names.ts'
import type { Answer, Fields, Refusal } from '../referee/refereed.ts'
import { type Opening, startRefused } from '../referee/starter.ts'

/** What the dealer must be told of a game. */
export interface DealtGame<G extends Shape> extends Pick<Opening<G>, 'speaker' | 'readOptions'> {
  /** The options that change a deal; the others are for a table with phones. */
  readonly options: readonly (keyof G['options'] & string)[]
  readonly words: Words
  /** What this hand's card tells beside its role. */
  readonly card: (hand: G['hand'], names: Called) => CardLine[]
  /** Who begins, where somebody does. */
  readonly beginners: (open: G['open']) => { readonly first: Seat | null; readonly lady: Seat | null }
}

interface Dealt {
  readonly name: string
  /** Everything that this player has been told, as the referee says it. */
  readonly sees: Answer
  readonly told: readonly string[]
}

export interface Deal {
  readonly game: string
  readonly sides: readonly string[]
  readonly words: Words
  readonly first: string | null
  readonly lady: string | null
  readonly players: readonly Dealt[]
  /** What the host of a room would be warned of. */
  readonly warnings: readonly string[]
}

/** A deal by the game's own rules, up to the first question: nothing is drawn here. */
export function dealOf<G extends Shape>(
  dealt: DealtGame<G>,
  names: Names,
  given: Fields,
  chance: Chance,
): Deal | Refusal {
  const { speaker, readOptions, words } = dealt
  const { game, why } = speaker
  const options = readOptions(given)
  if (options === null) return { refused: 'bad-options', why: why('bad-options') }
  const setting: Setting<G> = { seats: names.seats, options, wishes: {} }
  const begun = begin(game, setting, chance)
  if (!begun.ok) return startRefused(speaker, setting, begun.refusal)
  const state = allConfirmed(dealt, begun.state, names, chance)
  const nameOf = (seat: Seat) => names.nameOf(seat)
  const called = namesFrom(nameOf)
  const { first, lady } = dealt.beginners(state.open)
  const warnings = game.options.problems(options, names.seats.length)
  return {
    game: game.name,
    sides: [...new Set(game.guide.roles.map(({ side }) => side))],
    words,
    first: first === null ? null : nameOf(first),
    lady: lady === null ? null : nameOf(lady),
    players: names.seats.map((seat) => ({
      name: nameOf(seat),
      sees: speaker.sees(state, seat, names),
      told: dealt.card(state.hands[seat] ?? game.blank.hand, called).map(sentenceOf),
    })),
    warnings: warnings.map(({ code, params }) => why(code, params)),
  }
}

/** Who leads first is drawn when everybody has understood the role. */
function allConfirmed<G extends Shape>(
  { speaker: { game } }: DealtGame<G>,
  begun: State<G>,
  { seats }: Names,
  chance: Chance,
): State<G> {
  let state = begun
  for (const seat of seats) {
    const command = game.parseCommand({ type: 'confirm-role', motion: state.open.motion })
    const step = command && perform(game, state, seat, command, chance)
    if (!step?.ok) throw new Error(`${game.name} did not take the confirmation of ${seat}`)
    state = step.state
  }
  return state
}
