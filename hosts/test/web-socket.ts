import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import type { ClientPorts } from '#client'

/** A headless client's ports over a real socket. */
export function webSocketPorts(url: string): ClientPorts {
  return {
    connect(events) {
      const socket = new WebSocket(url)
      socket.on('open', () => events.opened())
      socket.on('message', (data) => events.received(data.toString()))
      socket.on('close', (code) => events.closed(code))
      socket.on('error', () => socket.terminate())
      return { send: (text) => socket.send(text), close: () => socket.terminate() }
    },
    later(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    },
    random: (count) => randomBytes(count),
  }
}
