import { type Open, roleNames } from '#games/mafia'
import { m } from '#texts/messages'
import { say } from './say.ts'

/** How many of each role are in play, which everybody is told. */
export function startLine({ seats, counts }: Open): string {
  const inPlay = roleNames.filter((role) => counts[role] > 0)
  const roles = inPlay.map((role) => `${say(`role.${role}`)} ${m['web.mafia.roles.times']({ count: counts[role] })}`)
  return say('event.GameStarted', { players: seats.length, roles: roles.join(', ') })
}
