import * as v from 'valibot'
import {
  type Actor,
  type Chance,
  type Game,
  pick,
  readerOf,
  type Seat,
  type State,
  type Tagged,
  type View,
} from '#engine'

// One of three to eight players is the thief. All point at somebody, unseen; whoever most point at is caught.

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const parseCommand = readerOf({ point: { motion: whole, target: whole } })

interface Options {
  /** Where no majority is found, all point once more. */
  readonly again: boolean
}

type Card = 'thief' | 'guest'
type Fingers = Readonly<Record<Seat, Seat>>

interface Outcome {
  readonly thief: Seat
  readonly caught: Seat | null
}

export interface Thief {
  open: {
    readonly phase: 'pointing' | 'finished'
    readonly motion: number
    readonly seats: readonly Seat[]
    readonly options: Options
    readonly pointed: readonly Seat[]
    readonly shown: readonly Fingers[]
    readonly outcome: Outcome | null
  }
  hand: { readonly card: Card | null; readonly target: Seat | null }
  sealed: { readonly thief: Seat | null }
  public:
    | { readonly type: 'GameStarted'; readonly seats: readonly Seat[]; readonly options: Options }
    | { readonly type: 'PlayerPointed'; readonly seat: Seat }
    | { readonly type: 'FingersShown'; readonly fingers: Fingers }
    | { readonly type: 'PointingBegan'; readonly motion: number }
    | ({ readonly type: 'GameFinished' } & Outcome)
  private:
    | { readonly type: 'CardTold'; readonly seat: Seat; readonly card: Card }
    | { readonly type: 'FingerSealed'; readonly seat: Seat; readonly target: Seat }
  secret: { readonly type: 'ThiefDrawn'; readonly seat: Seat }
  command: { readonly type: 'point'; readonly motion: number; readonly target: Seat }
  refusal: 'game-over' | 'stale' | 'not-a-player' | 'unknown-player' | 'not-self' | 'already-pointed'
  options: Options
  wishes: object
}

type Open = Thief['open']
type ThiefEvent = Thief['public'] | Thief['private'] | Thief['secret']

const itsSeat = ({ seat }: { readonly seat: Seat }) => [seat]
const players = { least: 3, most: 8 }
const maySit = (count: number) => players.least <= count && count <= players.most
const asks = ({ phase, seats, pointed }: Open, seat: Seat) =>
  phase === 'pointing' && seats.includes(seat) && !pointed.includes(seat)

function refuse({ open }: View<Thief>, actor: Actor, { motion, target }: Thief['command']): Thief['refusal'] | null {
  if (open.phase === 'finished') return 'game-over'
  if (motion !== open.motion) return 'stale'
  if (typeof actor !== 'number' || !open.seats.includes(actor)) return 'not-a-player'
  if (!asks(open, actor)) return 'already-pointed'
  if (!open.seats.includes(target)) return 'unknown-player'
  return target === actor ? 'not-self' : null
}

function decide({ open, hands, sealed }: State<Thief>, actor: Actor, { target }: Thief['command']): ThiefEvent[] {
  const seat = actor as Seat
  const events: ThiefEvent[] = [
    { type: 'FingerSealed', seat, target },
    { type: 'PlayerPointed', seat },
  ]
  if (open.pointed.length + 1 < open.seats.length) return events
  const fingers = Object.fromEntries(
    open.seats.map((one) => [one, one === seat ? target : (hands[one]?.target as Seat)]),
  )
  const caught = mostPointedAt(fingers)
  const isOver = caught !== null || !open.options.again || open.motion > 1
  return [
    ...events,
    { type: 'FingersShown', fingers },
    isOver
      ? { type: 'GameFinished', thief: sealed.thief as Seat, caught }
      : { type: 'PointingBegan', motion: open.motion + 1 },
  ]
}

function mostPointedAt(fingers: Fingers): Seat | null {
  const targets = Object.values(fingers)
  return targets.find((one) => targets.filter((other) => other === one).length * 2 > targets.length) ?? null
}

function evolveOpen(open: Open, event: Thief['public']): Open {
  switch (event.type) {
    case 'GameStarted':
      return { ...open, seats: event.seats, options: event.options }
    case 'PlayerPointed':
      return { ...open, pointed: [...open.pointed, event.seat] }
    case 'FingersShown':
      return { ...open, shown: [...open.shown, event.fingers] }
    case 'PointingBegan':
      return { ...open, motion: event.motion, pointed: [] }
    case 'GameFinished':
      return { ...open, phase: 'finished', outcome: { thief: event.thief, caught: event.caught } }
    default:
      return event satisfies never
  }
}

const defaults: Options = { again: false }

/** A game that nothing but its own test knows. */
export const thief: Game<Thief> = {
  name: 'thief',
  blank: {
    open: { phase: 'pointing', motion: 1, seats: [], options: defaults, pointed: [], shown: [], outcome: null },
    hand: { card: null, target: null },
    sealed: { thief: null },
  },
  audience: {
    GameStarted: 'everyone',
    PlayerPointed: 'everyone',
    FingersShown: 'everyone',
    PointingBegan: 'everyone',
    GameFinished: 'everyone',
    CardTold: itsSeat,
    FingerSealed: itsSeat,
    ThiefDrawn: 'nobody',
  },
  wire: {
    GameStarted: ['seats', 'options'],
    PlayerPointed: ['seat'],
    FingersShown: ['fingers'],
    PointingBegan: ['motion'],
    GameFinished: ['thief', 'caught'],
    CardTold: ['seat', 'card'],
    FingerSealed: ['seat', 'target'],
  },
  hostCommands: new Set(),
  players,
  options: {
    defaults,
    items: [
      {
        id: 'again',
        group: 'table',
        kind: 'toggle',
        label: 'option.again',
        help: 'option.again.help',
        read: ({ again }) => again,
        write: (options, again) => ({ ...options, again }),
      },
    ],
    problems: (_, count) => (maySit(count) ? [] : [{ level: 'error', code: 'player-count', params: { count } }]),
    settle: (options) => ({ options, notices: [] }),
  },
  guide: {
    sections: [],
    roles: [
      { role: 'thief', side: 'thief', traits: [] },
      { role: 'guest', side: 'guests', traits: [] },
    ],
  },
  refuseStart: ({ seats }) => (maySit(seats.length) ? null : 'player-count'),
  start({ seats, options }, chance: Chance) {
    const drawn = pick(seats, chance)
    return [
      { type: 'GameStarted', seats, options },
      { type: 'ThiefDrawn', seat: drawn },
      ...seats.map((seat) => ({ type: 'CardTold', seat, card: seat === drawn ? 'thief' : 'guest' }) as const),
    ]
  },
  parseCommand,
  asked: (open, seat) => (asks(open, seat) ? 'point' : null),
  may: ({ open }, seat) => (asks(open, seat) ? ['point'] : []),
  refuse,
  decide,
  evolve: {
    open: evolveOpen,
    hand: (hand, event) =>
      event.type === 'CardTold' ? { ...hand, card: event.card } : { ...hand, target: event.target },
    sealed: (_, { seat }) => ({ thief: seat }),
  },
  upcast: (stored: Tagged) => stored as ThiefEvent,
  nextDeadline: () => null,
  isOver: ({ phase }) => phase === 'finished',
  drafter: () => null,
}
