import type { ClientPorts, SocketEvents } from '#client'
import { socketTo } from './socket-to.ts'

type Parts = Pick<ClientPorts, 'fetchGame' | 'memory'>

/** A client's surroundings in a browser. */
export function browserPorts(code: string, parts: Parts): ClientPorts {
  return {
    connect: (events) => connect(code, events),
    later(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    },
    random: (count) => crypto.getRandomValues(new Uint8Array(count)),
    ...parts,
  }
}

function connect(code: string, events: SocketEvents) {
  const socket = socketTo(code)
  socket.onopen = () => events.opened()
  socket.onmessage = ({ data }) => events.received(data)
  socket.onclose = ({ code: why }) => events.closed(why)
  return {
    send: (text: string) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => socket.close(),
  }
}
