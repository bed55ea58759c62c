import { say } from '#telling/avalon/card'
import { m } from '#texts/messages'

/** A role's name where there is little room for it. */
export function shortRole(role: string): string {
  if (role === 'loyal') return m['web.board.loyal']()
  return role === 'minion' ? m['web.board.minion']() : say(`role.${role}`)
}
