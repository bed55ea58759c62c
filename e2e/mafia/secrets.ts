import type { Packed } from '#engine'
import { type MafiaOptions, type Role, roleNames } from '#games/mafia'
import { type GameSecrets, type Told, withoutRolesInPlay } from '../support/secrets.ts'

/** Events that tell a role with a death; without a death there is no role in them. */
const deaths: Readonly<Record<string, { readonly who: number; readonly role: number }>> = {
  DawnBroke: { who: 1, role: 2 },
  VotesTallied: { who: 3, role: 4 },
  PlayerRemoved: { who: 1, role: 2 },
}

export const mafiaSecrets: GameSecrets = {
  game: 'mafia',
  ownEvents: [
    'RoleTold',
    'RoleUnderstood',
    'NightAnswerSealed',
    'NightAnswerVoided',
    'DetectiveAnswered',
    'BallotSealed',
    'BallotVoided',
    'RolesShown',
  ],
  roles: roleNames,
  withoutPublicRoles(message) {
    const death = deaths[message[0]]
    if (death) return typeof message[death.who] === 'number' ? message.toSpliced(death.role, 1) : message
    // How many there are of each role is public.
    if (message[0] === 'GameStarted') return message.slice(0, 2)
    return withoutTheGame(withoutRolesInPlay(message))
  },
  wrongWith(message, told) {
    const [type] = message
    const problems: string[] = []
    const isPick = type === 'MafiaPicked' || type === 'MafiaPicksVoided'
    if (isPick && (roleOf(told) !== 'mafia' || isDead(told))) problems.push('a choice of the Mafia')
    if (type === 'BallotCast' && optionsOf(told)?.visibility !== 'realtime') problems.push('a ballot before the tally')
    if (type === 'RolesShown' && !(optionsOf(told)?.ghosts && isDead(told))) problems.push('every role, to no ghost')
    if (type === 'DetectiveAnswered' && roleOf(told) !== 'detective') problems.push('an answer for the Detective')
    return problems
  },
}

/** One of the roles is called like the game. */
function withoutTheGame(message: unknown): unknown {
  if (!Array.isArray(message)) return message
  if (message[0] === 'TableSet') return message.toSpliced(1, 1)
  if (message[0] !== 'ChapterOpened') return message
  return JSON.parse(JSON.stringify(message, (key, value) => (key === 'game' ? null : value)))
}

function lastOf({ events }: Told, type: string): Packed | undefined {
  return events.findLast((one) => one[0] === type)
}

function roleOf(told: Told): Role | undefined {
  return (lastOf(told, 'RoleTold')?.[2] as { readonly role: Role } | undefined)?.role
}

function optionsOf(told: Told): MafiaOptions | undefined {
  return lastOf(told, 'GameStarted')?.[2] as MafiaOptions | undefined
}

function isDead({ seat, events }: Told): boolean {
  return events.some((event) => {
    const death = deaths[event[0]]
    return death !== undefined && event[death.who] === seat
  })
}

/** How a page names a role, in words or as the drawing of its emblem. */
const inPage = /villager|minion|angel|detective|bomber|#mafia/gi
/** The game and its files are called Mafia, too: as a role the word could only stand in what is read. */
const inText = /mafia/gi

/** The words for roles that stand in a page and are not those of the dead, which everybody is told. */
export function mafiaWordsIn(html: string, text: string, dead: readonly Role[]): string[] {
  const all = [...(html.match(inPage) ?? []), ...(text.match(inText) ?? [])]
  const found = new Set(all.map((word) => word.toLowerCase().replace('#', '')))
  return [...found].filter((word) => !dead.includes(word as Role))
}
