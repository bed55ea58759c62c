import { closeCodes, ping } from '#protocol'
import { socketTo } from '../lib/room/socket-to.ts'

/** Whether the server has a room with this code. Where it does not say no, the room's own page finds out. */
export async function isRoom(code: string): Promise<boolean> {
  const socket = socketTo(code)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  socket.onopen = () => socket.send(ping)
  socket.onmessage = () => resolve(true)
  socket.onclose = ({ code: why }) => resolve(why !== closeCodes['no-such-room'])
  const is = await promise
  socket.close()
  return is
}
