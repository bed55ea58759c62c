import { m } from '#texts/messages'
import { say } from '../say.ts'

/** A role's name where there is little room for it. */
export function shortRole(role: string): string {
  if (role === 'loyal') return m['web.board.loyal']()
  return role === 'minion' ? m['web.board.minion']() : say(`role.${role}`)
}
