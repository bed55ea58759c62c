import type { Seat } from '#engine'
import {
  isChoice,
  isForced,
  type Open,
  type Reason,
  type Struck,
  type ThavalonEvent,
  type ThavalonView,
  type Vote,
} from '#games/thavalon'
import { m } from '#texts/messages'
import { thavalonTexts } from '#texts/thavalon'
import { thavalonLogTexts } from '#texts/thavalon-log'
import { thavalonRefusalTexts } from '#texts/thavalon-refusal'
import { wordsOf } from '#texts/words-of'
import { gameStarted, questCompleted, tableSeated, tallyOf, teamBuildingBegan, type Verdict } from '../quests.ts'
import type { Names } from '../told.ts'

const say = wordsOf(thavalonTexts, thavalonLogTexts)

/** What somebody who was sent this event may hear of it; `view` is what is known after it. */
export function eventLine(event: ThavalonEvent, { open }: ThavalonView, told: Names): string {
  const { name, names } = told
  switch (event.type) {
    case 'GameStarted':
      return gameStarted(open)
    case 'TableSeated':
      return tableSeated(open, told)
    case 'TeamBuildingBegan':
      return [
        teamBuildingBegan(event, open, told),
        ...(isForced(open) ? [m['thavalon.event.LastProposal']()] : []),
      ].join(' ')
    case 'TeamProposed':
      return m['thavalon.event.TeamFinalised']({
        name: open.leader === null ? '' : name(open.leader),
        names: names(event.team),
      })
    case 'RivalProposed':
      return m['thavalon.event.RivalProposed']({ names: names(event.team) })
    case 'VoteOpened':
      return m['thavalon.event.VoteOpened']()
    case 'VotesRevealed':
      return votesRevealed(event, open, told)
    case 'TeamSent':
      // One of two teams was chosen by the vote, and that has been told.
      return isChoice(open) ? '' : m['thavalon.event.TeamSent']({ names: names(event.team) })
    case 'QuestCompleted':
      return questCompleted(event, open)
    case 'WindowOpened':
      return m['thavalon.event.WindowOpened']()
    case 'HoldEnded':
      return m['thavalon.event.HoldEnded']()
    case 'WindowHeld':
      return m['thavalon.event.WindowHeld']()
    case 'AgravaineDeclared':
      return m['thavalon.event.AgravaineDeclared']({ name: name(event.seat), quest: open.quests.length })
    case 'ArthurDeclared':
      return m['thavalon.event.ArthurDeclared']({ name: name(event.seat) })
    case 'AssassinationBegan':
      return m['thavalon.event.AssassinationBegan']()
    case 'AssassinStruck':
      return struckLine(event, told)
    case 'GameFinished':
      return verdictOf(event.reason).join(' ')
    default:
      return ''
  }
}

function votesRevealed(
  event: { readonly approve: readonly Seat[]; readonly approved: boolean },
  open: Open,
  told: Names,
): string {
  const tally = tallyOf(event, open, told)
  const isOfTwo = (open.proposals.at(-1) as Vote | undefined)?.against !== undefined
  if (isOfTwo) return (event.approved ? m['thavalon.event.FirstChosen'] : m['thavalon.event.SecondChosen'])(tally)
  return (event.approved ? m['quests.event.VotesApproved'] : m['thavalon.event.VotesRejected'])(tally)
}

/** What the Assassin did, in a sentence. */
export function struckLine(struck: Struck, told: Names): string {
  const by = told.name(struck.by)
  if (struck.as === 'none')
    return struck.found ? m['thavalon.event.NobodyRight']({ by }) : m['thavalon.event.NobodyWrong']({ by })
  const said = struck.found ? m['thavalon.event.AssassinFound'] : m['thavalon.event.AssassinMissed']
  return said({ by, names: targetNames(struck.targets, told), role: say(`call.${struck.as}`) })
}

/** Those who are named together: one player, or the Lovers. */
export function targetNames([one, other]: readonly Seat[], { name }: Pick<Names, 'name'>): string {
  if (one === undefined) return ''
  return other === undefined ? name(one) : say('list.two', { first: name(one), second: name(other) })
}

/** Who has won, and why. */
export function verdictOf(reason: Reason): Verdict {
  return [say(`reason.${reason}`), say(`reason.${reason}.why`)]
}

const refusals = wordsOf(thavalonRefusalTexts)

/** Why something was refused. */
export const sayRefusal = (code: string): string => refusals(`refusal.${code}`)
