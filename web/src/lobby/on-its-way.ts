import type { LobbyCommand } from '#lobby'
import type { RoomSession } from '../lib/room/room-session.svelte.ts'

type Of<T extends LobbyCommand['type']> = Extract<LobbyCommand, { readonly type: T }>

/** The newest command of this kind that is not answered yet: the screen shows it as done. */
export function onItsWay<T extends LobbyCommand['type']>(
  room: RoomSession,
  type: T,
  isMeant: (command: Of<T>) => boolean = () => true,
): Of<T> | undefined {
  const commands = room.now.waiting.flatMap((one) => (one.type === 'do' && one.to === 'lobby' ? [one.command] : []))
  return commands.findLast((command) => command.type === type && isMeant(command as unknown as Of<T>)) as
    | Of<T>
    | undefined
}
