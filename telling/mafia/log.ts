import { type MafiaEvent, type MafiaView, type Open, type Reason, type Role, roleNames } from '#games/mafia'
import { mafiaTexts } from '#texts/mafia'
import { m } from '#texts/messages'
import { wordsOf } from '#texts/words-of'
import { listOf, type Names } from '../told.ts'

const say = wordsOf(mafiaTexts)

/** What somebody who was sent this event may hear of it; `view` is what is known after it. */
export function eventLine(event: MafiaEvent, { open }: MafiaView, { name, names }: Names): string {
  switch (event.type) {
    case 'GameStarted':
      return startLine(open)
    case 'NightBegan':
      return m['mafia.event.NightBegan']({ night: event.night })
    case 'DawnBroke':
      return event.murdered === null || event.role === null
        ? m['mafia.event.DawnPeace']()
        : m['mafia.event.DawnMurder']({ name: name(event.murdered), role: sayRole(event.role) })
    case 'DiscussionBegan':
      return m['mafia.event.DiscussionBegan']({ night: open.night })
    case 'DiscussionPaused':
      return m['mafia.event.DiscussionPaused']()
    case 'DiscussionResumed':
      return m['mafia.event.DiscussionResumed']()
    case 'DiscussionExtended':
      return m['mafia.event.DiscussionExtended']()
    case 'VotingBegan':
      return m['mafia.event.VotingBegan']()
    case 'RunoffBegan':
      return m['mafia.event.RunoffBegan']({ names: names(event.candidates) })
    case 'BallotCast':
      return event.target === null
        ? m['mafia.event.BallotCastPeace']({ by: name(event.by) })
        : m['mafia.event.BallotCast']({ by: name(event.by), target: name(event.target) })
    case 'VotesTallied':
      if (event.murdered === null || event.role === null) return tallies[event.result]()
      return m['mafia.event.TallyMurder']({ name: name(event.murdered), role: sayRole(event.role) })
    case 'PlayerRemoved':
      return m['mafia.event.PlayerRemoved']({ name: name(event.seat), role: sayRole(event.role) })
    case 'MafiaPicked':
      return event.target === null
        ? m['mafia.event.MafiaPickedNobody']({ by: name(event.by) })
        : m['mafia.event.MafiaPicked']({ by: name(event.by), target: name(event.target) })
    case 'DetectiveAnswered':
      return m['mafia.event.DetectiveAnswered']({ name: name(event.about), answer: say(`answer.${event.is}`) })
    case 'NightAnswerVoided':
      return m['mafia.event.NightAnswerVoided']({ name: name(event.about) })
    case 'BallotVoided':
      return m['mafia.event.BallotVoided']({ name: name(event.about) })
    case 'RolesShown':
      return m['mafia.event.RolesShown']()
    case 'GameFinished':
      return verdictOf(event.reason).join(' ')
    default:
      return ''
  }
}

/** A runoff says by itself that the vote was tied. */
const tallies = { murder: m['mafia.event.TallyPeace'], peace: m['mafia.event.TallyPeace'], runoff: () => '' }

const sayRole = (role: Role) => say(`role.${role}`)

/** How many of each role are in play, which everybody is told. */
function startLine({ seats, counts }: Open): string {
  const inPlay = roleNames.filter((role) => counts[role] > 0)
  const roles = listOf(inPlay.map((role) => m['mafia.list.times']({ role: sayRole(role), count: counts[role] })))
  return m['mafia.event.GameStarted']({ players: seats.length, roles })
}

/** Who has won, and why. */
export function verdictOf(reason: Reason): readonly [headline: string, why: string] {
  return [say(`reason.${reason}`), say(`reason.${reason}.why`)]
}

/** Why something was refused. */
export const sayRefusal = (code: string): string => say(`refusal.${code}`)
