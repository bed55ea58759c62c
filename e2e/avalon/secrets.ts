import { roleNames } from '#games/avalon'
import { type GameSecrets, withoutRolesInPlay } from '../support/secrets.ts'

export const avalonSecrets: GameSecrets = {
  game: 'avalon',
  ownEvents: ['RoleTold', 'RoleUnderstood', 'BallotSealed', 'CardSealed', 'LadyAnswered', 'GuessSealed'],
  roles: roleNames,
  withoutPublicRoles: withoutRolesInPlay,
}

/** How a phone's page names a role: in words, or as the drawing of its emblem. */
const words = 'merlin|percival|loyal|assassin|morgana|mordred|oberon|minion|lunatic|brute'

/** The words for roles that stand in a page. Where the dagger is out, everybody is asked who Merlin is. */
export function avalonWordsIn(html: string, phase: string): string[] {
  const found = new Set(html.match(new RegExp(words, 'gi'))?.map((word) => word.toLowerCase()))
  if (phase === 'assassination') for (const word of ['merlin', 'assassin']) found.delete(word)
  return [...found]
}
