import type { HappenedInGame } from '#client'
import type { Seat } from '#engine'
import type { Proposal, Quest } from '#games/quests'
import {
  arthurOf,
  cardsOf,
  type Declaration,
  isChoice,
  isForced,
  knownThavalon,
  type Mission,
  poolOf,
  proposalsIn,
  type Role,
  type Side,
  sideOf,
  type Thavalon,
  teamOf,
  type Vote,
} from '#games/thavalon'
import { say } from '#telling/thavalon/card'
import { m } from '#texts/messages'
import type { Happening } from '../../lib/room/game-table.svelte.ts'
import type { RoomSession } from '../../lib/room/room-session.svelte.ts'
import type { Settings } from '../../lib/settings.svelte.ts'
import { hear } from '../../shell/hear.svelte.ts'
import { iconOf } from '../quests/icons.ts'
import {
  type Badge,
  provideQuests,
  QuestTable,
  type Tally,
  type Tries,
  useQuests,
  type VoteWords,
} from '../quests/table.svelte.ts'

type Declared = Happening<Thavalon, 'AgravaineDeclared'> | Happening<Thavalon, 'ArthurDeclared'>

/** THavalon as one phone sees it, for all of its screens. */
export class ThavalonTable extends QuestTable<Thavalon> {
  readonly say = say
  protected readonly cardPlaces = 3
  /** Whether the sheet lies over the screen on which somebody may declare. */
  isDeclaring = $state(false)
  /** The question that this device has answered with a team. */
  #proposedAt: number | null = null

  constructor(room: RoomSession, settings: Settings) {
    super(knownThavalon, room, settings)
    hear(room, (news) => this.#openVoteOn(news))
  }

  sideOf(role: string): Side {
    return sideOf(role as Role)
  }

  get tries(): Tries {
    const { quest, proposal: count, seats } = this.open
    const all = proposalsIn(quest, seats.length)
    return {
      ...{ word: m['web.thavalon.board.proposal'](), count, all },
      line: m['web.thavalon.proposals']({ count, all }),
      note: this.isChoice ? m['web.thavalon.one-of-two']() : m['web.thavalon.last-goes'](),
    }
  }

  protected cards(): readonly string[] {
    const role = this.hand?.told?.role
    return role ? cardsOf(role) : []
  }

  /** Whoever has declared as Arthur. */
  badge(seat: Seat): Badge | null {
    return seat === arthurOf(this.open) ? { icon: iconOf('arthur'), note: m['web.thavalon.note.arthur']() } : null
  }

  get named(): readonly Seat[] {
    return this.open.struck?.targets ?? []
  }

  /** One vote chooses between the first round's two teams. */
  get isChoice(): boolean {
    return isChoice(this.open)
  }

  /** The team that is being chosen goes without a vote. */
  get isForced(): boolean {
    return isForced(this.open)
  }

  /** What may be declared now, by whomever: public facts alone decide. */
  get declarable(): readonly Declaration['as'][] {
    const isPossible = (as: Declaration['as']) => {
      const why = this.whyNot({ type: `declare-${as}` })
      return why === null || why === 'not-yours-to-declare'
    }
    const { length } = this.open.seats
    const roles = [...poolOf('evil', length), ...poolOf('good', length)]
    return (['agravaine', 'arthur'] as const).filter((as) => roles.includes(as) && isPossible(as))
  }

  /** What was declared last, if that led to the question on the table, in few words. */
  get justDeclared(): string {
    const [arthur, agravaine] = [this.lately('ArthurDeclared'), this.lately('AgravaineDeclared')]
    if (arthur) return this.#inShort(arthur)
    return agravaine ? this.#inShort(agravaine) : ''
  }

  /** All that was declared, each in few words. */
  get declarations(): readonly string[] {
    return [...this.happened('AgravaineDeclared'), ...this.happened('ArthurDeclared')].map((one) => this.#inShort(one))
  }

  #inShort({ event, view }: Declared): string {
    const name = this.name(event.seat)
    if (event.type === 'ArthurDeclared') return m['web.thavalon.team.arthur']({ name })
    return m['web.thavalon.team.agravaine']({ name, quest: view.open.quests.length })
  }

  propose(team: Seat[]): void {
    this.#proposedAt = this.open.motion
    this.answer({ type: 'propose', team }, 10)
  }

  /** Where nobody may declare first, whoever has finalised the team has the vote opened in the same breath. */
  #openVoteOn(news: readonly HappenedInGame[]): void {
    const isMine = news.some(
      ({ event, view }) => event.type === 'TeamProposed' && view.open.motion - 1 === this.#proposedAt,
    )
    if (isMine && !this.open.window) this.answer({ type: 'open-vote' }, 0)
  }

  override endWord(quest: Quest): string {
    return (quest as Mission).overturned ? m['web.thavalon.board.overturned']() : super.endWord(quest)
  }

  override tally(proposal: Proposal): Tally {
    const { approve, reject } = super.tally(proposal)
    const { twice } = proposal as Vote
    if (twice === undefined) return { approve, reject, twice: null }
    const isYes = proposal.approve.includes(twice)
    return { approve: approve + (isYes ? 1 : 0), reject: reject + (isYes ? 0 : 1), twice }
  }

  override ballotWord(approve: boolean): string {
    if (this.open.rival === null) return super.ballotWord(approve)
    return approve ? m['web.thavalon.vote.first']() : m['web.thavalon.vote.second']()
  }

  override voteWords(proposal: Proposal): VoteWords {
    if (!(proposal as Vote).against) return super.voteWords(proposal)
    return {
      verdict: proposal.approved ? m['web.thavalon.reveal.first-goes']() : m['web.thavalon.reveal.second-goes'](),
      yes: m['web.thavalon.reveal.first'](),
      no: m['web.thavalon.reveal.second'](),
      isChoice: true,
    }
  }

  override teamOf(proposal: Proposal): ReturnType<typeof teamOf> {
    return teamOf(proposal as Vote)
  }

  override voteNote(proposal: Proposal, seat: Seat): string {
    const { against, twice } = proposal as Vote
    const isYes = proposal.approve.includes(seat)
    if (against) return isYes ? m['web.thavalon.note.first']() : m['web.thavalon.note.second']()
    const vote = super.voteNote(proposal, seat)
    return seat === twice ? m['web.thavalon.note.twice']({ vote }) : vote
  }

  override voteLine(proposal: Proposal): string {
    if (!(proposal as Vote).against) return super.voteLine(proposal)
    const { approve, reject } = this.tally(proposal)
    const line = proposal.approved ? m['web.thavalon.history.first'] : m['web.thavalon.history.second']
    return line({ approve, reject })
  }
}

export const useTable = useQuests as () => ThavalonTable

export function provideTable(table: ThavalonTable): ThavalonTable {
  provideQuests(table)
  return table
}
