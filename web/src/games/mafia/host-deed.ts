import { knownMafia, type MafiaView } from '#games/mafia'
import { m } from '#texts/messages'
import type { RoomSession } from '../../lib/room/room-session.svelte.ts'
import type { HostDeed } from '../../shell/manifest.ts'

/** The host may take somebody out of the game who has gone for good. */
export function hostDeed(room: RoomSession, seat: number): HostDeed | null {
  const view = room.now.game as MafiaView | null
  if (!view) return null
  const command = { type: 'remove', motion: view.open.motion, player: seat } as const
  if (knownMafia.refuse({ ...view, hand: undefined }, 'host', command) !== null) return null
  const name = room.nameOf(seat)
  return {
    name: m['web.mafia.host.remove'](),
    help: m['web.mafia.host.remove-help']({ name }),
    title: m['web.mafia.host.remove-title']({ name }),
    text: m['web.mafia.host.remove-text']({ name }),
    word: m['web.mafia.host.remove-do'](),
    command,
  }
}
