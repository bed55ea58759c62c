import type { Seat } from '#engine'

export type Side = 'good' | 'evil'

/** A proposal that has been voted on; whoever does not stand under `approve` rejected it. */
export interface Proposal {
  readonly quest: number
  readonly proposal: number
  readonly leader: Seat
  readonly team: readonly Seat[]
  readonly approve: readonly Seat[]
  readonly approved: boolean
}

export interface Quest<Card extends string = string> {
  readonly team: readonly Seat[]
  /** Shuffled: the place of a card tells nothing of its player. */
  readonly cards: readonly Card[]
  readonly success: boolean
}

/** What the host sets of the table itself. */
export interface TableOptions {
  readonly showWhoPlayed: boolean
  readonly seating: 'random' | 'as-we-sit'
}

/** Everyone's facts, as far as a game of quests has them. */
export interface CourseOpen<Card extends string = string> {
  readonly phase: string
  readonly motion: number
  readonly options: TableOptions
  readonly seats: readonly Seat[]
  readonly confirmed: number
  /** Clockwise; empty until everyone has confirmed their role. */
  readonly seating: readonly Seat[]
  readonly leader: Seat | null
  readonly quest: number
  readonly proposal: number
  readonly rejections: number
  readonly team: readonly Seat[]
  readonly voted: readonly Seat[]
  /** Who has played; stays empty where the table shows only how many. */
  readonly played: readonly Seat[]
  readonly cardsIn: number
  readonly proposals: readonly Proposal[]
  readonly quests: readonly Quest<Card>[]
  readonly deadline: number | null
}

/** What a seat was told and what it has sealed. An answer keeps its motion: it counts for that question only. */
export interface CourseHand<Told = unknown, Card extends string = string> {
  readonly told: Told | null
  readonly confirmed: boolean
  readonly ballot: { readonly motion: number; readonly approve: boolean } | null
  readonly card: { readonly motion: number; readonly card: Card } | null
  readonly guess: Seat | null
}

export const blankCourse = {
  phase: 'role_reveal',
  motion: 1,
  seats: [],
  confirmed: 0,
  seating: [],
  leader: null,
  quest: 1,
  proposal: 1,
  rejections: 0,
  team: [],
  voted: [],
  played: [],
  cardsIn: 0,
  proposals: [],
  quests: [],
  deadline: null,
} as const satisfies Omit<CourseOpen, 'options'>

export const blankHand = { told: null, confirmed: false, ballot: null, card: null, guess: null } as const
