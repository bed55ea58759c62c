import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type ClientOptions, WebSocket } from 'ws'
import { protocolVersion } from '#protocol'

/** A socket without a client behind it. */
export interface Raw {
  readonly socket: WebSocket
  /** The code that it was closed with, or the status with which it was never opened. */
  readonly closed: Promise<number>
  readonly opened: Promise<unknown>
}

export function raw(url: string, options: ClientOptions = {}): Raw {
  const socket = new WebSocket(url, options)
  const closed = new Promise<number>((resolve) => {
    socket.on('unexpected-response', (request, { statusCode }) => {
      resolve(statusCode ?? 0)
      request.destroy()
    })
    socket.on('close', (code) => resolve(code))
  })
  socket.on('error', () => {})
  return { socket, closed, opened: Promise.race([once(socket, 'open'), closed]) }
}

/** One that has said hello and was welcomed, or closed. */
export async function greeted(url: string, token = randomBytes(16).toString('base64url')): Promise<Raw> {
  const one = raw(url)
  await one.opened
  const welcome = once(one.socket, 'message')
  one.socket.send(JSON.stringify({ type: 'hello', version: protocolVersion, token, cursor: null }))
  await Promise.race([welcome, one.closed])
  return one
}
