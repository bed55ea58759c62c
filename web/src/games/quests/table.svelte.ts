import { createContext } from 'svelte'
import type { HappenedInGame } from '#client'
import type { Seat } from '#engine'
import type { CourseHand, CourseOpen, Proposal, Quest, Side } from '#games/quests'
import { m } from '#texts/messages'
import { GameTable, type HiddenRoles } from '../../lib/room/game-table.svelte.ts'
import { iconOf } from './icons.ts'

/** What the screens of every game of quests know of it. */
interface QuestsGame extends HiddenRoles {
  open: CourseOpen & {
    readonly outcome: {
      readonly winner: Side
      readonly roles: Readonly<Record<Seat, string>>
      readonly guesses: readonly { readonly by: Seat; readonly target: Seat }[]
    } | null
  }
  hand: CourseHand<{ readonly role: string; readonly side: Side; readonly dagger: boolean }>
}

/** What every game of quests can be asked for. */
interface AnyQuestsGame extends QuestsGame {
  command:
    | { readonly type: 'confirm-role' | 'continue'; readonly motion: number }
    | { readonly type: 'propose'; readonly motion: number; readonly team: Seat[] }
    | { readonly type: 'vote'; readonly motion: number; readonly approve: boolean }
}

/** How far the round is, as the strip and the board show it. */
export interface Tries {
  readonly word: string
  readonly count: number
  readonly all: number
  /** The same in a sentence. */
  readonly line: string
  /** What happens at the last of them. */
  readonly note: string
}

/** What a seat carries in any phase. */
export interface Badge {
  readonly icon: string
  readonly note: string
}

/** A vote in numbers; the vote of one seat may have counted twice. */
export interface Tally {
  readonly approve: number
  readonly reject: number
  readonly twice: Seat | null
}

/** A vote that was counted: how it ended, and what its two numbers are called. */
export interface VoteWords {
  readonly verdict: string
  readonly yes: string
  readonly no: string
  /** One of two teams was chosen: tick and cross would say nothing. */
  readonly isChoice?: boolean
}

/** A game of quests as one phone sees it. */
export abstract class QuestTable<G extends QuestsGame> extends GameTable<G> {
  readonly #orders = new Map<number, readonly number[]>()

  abstract say(code: string, params?: Readonly<Record<string, string | number>>): string
  abstract sideOf(role: string): Side
  abstract get tries(): Tries
  /** How many cards lie before every member of the team. */
  protected abstract readonly cardPlaces: number
  /** The cards that this seat may play. */
  protected abstract cards(): readonly string[]
  abstract badge(seat: Seat): Badge | null
  /** Whom the dagger has named. */
  abstract get named(): readonly Seat[]

  /** Clockwise; before anyone sits, in the order of the lobby. */
  override get ring(): readonly Seat[] {
    return this.open.seating.length > 0 ? this.open.seating : this.open.seats
  }

  nextLeader(): Seat | null {
    const { leader } = this.open
    return leader === null ? null : (this.ring[(this.ring.indexOf(leader) + 1) % this.ring.length] ?? null)
  }

  emblemOf(role: string): string {
    return iconOf(role)
  }

  /** A role's name where there is little room for it. */
  shortRole(role: string): string {
    return this.say(`role.${role}`)
  }

  endWord({ success }: Quest): string {
    return success ? m['web.quests.board.won']() : m['web.quests.board.lost']()
  }

  tally({ approve }: Proposal): Tally {
    return { approve: approve.length, reject: this.open.seats.length - approve.length, twice: null }
  }

  /** What a ballot says. */
  ballotWord(approve: boolean): string {
    return approve ? m['web.quests.vote.approve']() : m['web.quests.vote.reject']()
  }

  /** What a vote that was counted is called. */
  voteWords({ approved }: Proposal): VoteWords {
    return {
      verdict: approved ? m['web.quests.reveal.approved']() : m['web.quests.reveal.rejected'](),
      yes: m['web.quests.reveal.approve'](),
      no: m['web.quests.reveal.reject'](),
    }
  }

  /** The team that a vote was about, and who proposed it. */
  teamOf(proposal: Proposal): Pick<Proposal, 'proposal' | 'leader' | 'team'> {
    return proposal
  }

  /** How somebody has voted. */
  voteNote({ approve }: Proposal, seat: Seat): string {
    return approve.includes(seat) ? m['web.quests.note.approved']() : m['web.quests.note.rejected']()
  }

  /** The same in a line of the history. */
  voteLine(proposal: Proposal): string {
    const { approve, reject } = this.tally(proposal)
    const say = proposal.approved ? m['web.quests.history.approved'] : m['web.quests.history.rejected']
    return say({ approve, reject })
  }

  /**
   * The cards as they lie: what this seat may play, repeated until there is one at every place, so that none can be refused.
   * The places are drawn once per quest, so that a place tells nothing.
   */
  faces(): readonly string[] {
    const cards = this.cards()
    return this.#order().flatMap((at) => cards[at % cards.length] ?? [])
  }

  play(card: string): void {
    this.answer({ type: 'play', card } as unknown as Parameters<this['answer']>[0])
  }

  #order(): readonly number[] {
    const { motion } = this.open
    const order = this.#orders.get(motion) ?? shuffledPlaces(this.cardPlaces)
    this.#orders.set(motion, order)
    return order
  }
}

function shuffledPlaces(count: number): number[] {
  const draws = crypto.getRandomValues(new Uint32Array(count))
  return [...draws.keys()].sort((one, other) => (draws[one] ?? 0) - (draws[other] ?? 0))
}

/** The vote that was counted just then. */
export function voteOf({ view }: HappenedInGame): Proposal {
  return (view.open as unknown as CourseOpen).proposals.at(-1) as Proposal
}

/** A table of quests, whichever game it is, for the screens that they have in common. */
export type QuestsTable = {
  readonly [K in Exclude<keyof QuestTable<AnyQuestsGame>, 'happened' | 'lately'>]: QuestTable<AnyQuestsGame>[K]
}

export const [useQuests, provideQuests] = createContext<QuestsTable>()
