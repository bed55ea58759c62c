import type { OptionBook } from '#engine'
import { optionItems } from './option-items.ts'
import { problems } from './problems.ts'
import { settle } from './settle.ts'
import { timerRows } from './timers.ts'

export interface MafiaOptions {
  /** How many Mafia and Minions there are together; null is what the table says. */
  readonly evil: number | null
  /** How many of them are Minions. */
  readonly minion: number
  readonly angel: boolean
  readonly detective: boolean
  readonly bomber: boolean
  /** Whether ballots show by name as they are cast, or only their number until the tally. */
  readonly visibility: 'hidden' | 'realtime'
  /** Whether the Angel may save the same player two nights running. */
  readonly angelRepeats: boolean
  readonly mafiaTie: 'random' | 'none'
  readonly quietFirstNight: boolean
  /** Whether the dead are told every role. */
  readonly ghosts: boolean
  readonly discussion: number | null
  readonly night: number | null
  readonly minNight: number
  readonly voting: number | null
  readonly runoff: number | null
}

export const options: OptionBook<MafiaOptions> = {
  defaults: {
    evil: null,
    minion: 0,
    angel: false,
    detective: false,
    bomber: false,
    visibility: 'hidden',
    angelRepeats: false,
    mafiaTie: 'random',
    quietFirstNight: false,
    ghosts: false,
    discussion: timerRows.discussion.usual,
    night: timerRows.night.usual,
    minNight: timerRows.minNight.usual,
    voting: timerRows.voting.usual,
    runoff: timerRows.runoff.usual,
  },
  items: optionItems,
  problems,
  settle,
}
