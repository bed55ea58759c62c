import { type Open, roleNames } from '#games/thavalon'
import type { GameSecrets } from '../support/secrets.ts'

export const thavalonSecrets: GameSecrets = {
  game: 'thavalon',
  ownEvents: ['RoleTold', 'RoleUnderstood', 'BallotSealed', 'CardSealed', 'GuessSealed'],
  roles: roleNames,
  // As whom the Assassin strikes is said aloud.
  withoutPublicRoles: (message) => (message[0] === 'AssassinStruck' ? message.toSpliced(2, 1) : message),
}

/** The words for roles that stand in a page and are not public there. */
export function thavalonWordsIn(html: string, { phase, window, declarations }: Open): string[] {
  const found = new Set(
    html.match(new RegExp([...roleNames, 'assassin(?!at)'].join('|'), 'gi'))?.map((word) => word.toLowerCase()),
  )
  if (window) found.delete('agravaine')
  for (const { as } of declarations) found.delete(as)
  if (phase === 'assassination') for (const word of ['merlin', 'nimue', 'assassin']) found.delete(word)
  return [...found]
}
