import type { AvalonEvent, AvalonView, Reason } from '#games/avalon'
import { avalonLogTexts } from '#texts/avalon-log'
import { avalonRefusalTexts } from '#texts/avalon-refusal'
import { m } from '#texts/messages'
import { wordsOf } from '#texts/words-of'
import { gameStarted, questCompleted, tableSeated, tallyOf, teamBuildingBegan, type Verdict } from '../quests.ts'
import type { Names } from '../told.ts'

const say = wordsOf(avalonLogTexts)

/** What somebody who was sent this event may hear of it; `view` is what is known after it. */
export function eventLine(event: AvalonEvent, { open }: AvalonView, told: Names): string {
  const { name, names } = told
  switch (event.type) {
    case 'GameStarted':
      return gameStarted(open)
    case 'TableSeated':
      return tableSeated(open, told)
    case 'TeamBuildingBegan':
      return teamBuildingBegan(event, open, told)
    case 'TeamProposed':
      return m['quests.event.TeamProposed']({ names: names(event.team) })
    case 'VotesRevealed': {
      const tally = tallyOf(event, open, told)
      if (event.approved) return m['quests.event.VotesApproved'](tally)
      return m['avalon.event.VotesRejected']({ ...tally, rejections: event.rejections })
    }
    case 'QuestCompleted':
      return questCompleted(event, open)
    case 'LadyCalled':
      return open.lady ? m['avalon.event.LadyCalled']({ name: name(open.lady.holder) }) : ''
    case 'PlayerExamined':
      return m['avalon.event.PlayerExamined']({ by: name(event.by), target: name(event.target) })
    case 'LadyAnswered':
      return m['avalon.event.LadyAnswered']({ name: name(event.about), side: sides[event.is]() })
    case 'AssassinationBegan':
      return m['avalon.event.AssassinationBegan']()
    case 'AssassinStruck': {
      const said = event.found ? m['avalon.event.AssassinFound'] : m['avalon.event.AssassinMissed']
      return said({ by: name(event.by), target: name(event.target) })
    }
    case 'GameFinished':
      return verdictOf(event.reason).join(' ')
    default:
      return ''
  }
}

const sides = { good: m['quests.side.good'], evil: m['quests.side.evil'] }

/** Who has won, and why. */
export function verdictOf(reason: Reason): Verdict {
  return [say(`reason.${reason}`), say(`reason.${reason}.why`)]
}

const refusals = wordsOf(avalonRefusalTexts)

/** Why something was refused. */
export const sayRefusal = (code: string): string => refusals(`refusal.${code}`)
