import type { Packed, Seat } from '#engine'

/** What a session is told about itself when it arrives, and again whenever its seat changes. */
export interface Welcome {
  readonly version: number
  readonly seat: Seat | null
  readonly chapter: number
  /** Events before this number the client has already; from 0 on it starts anew. */
  readonly from: number
  /** The server's clock, so that phones with a wrong one still show the right time left. */
  readonly now: number
}

/** The seat that this device has asked for, and the pictures by which the others recognise it. */
export interface AskedSeat {
  readonly seat: Seat
  readonly pictures: readonly [string, string]
  readonly until: number
}

/**
 * Messages are short arrays with their name first. Those of the room begin with a small letter, events with a capital
 * one. A frame is one message, or an array of messages.
 */
export type RoomMessage =
  | readonly ['welcome', Welcome]
  | readonly ['ok', id: string]
  | readonly ['no', id: string, code: string]
  | readonly ['code', id: string, code: string, until: number]
  | readonly ['present', seats: readonly Seat[], watching: number]
  /** To a device that may not watch: who plays, so that it can say who it is. */
  | readonly ['players', players: readonly (readonly [seat: Seat, name: string])[]]
  /** To the device that asks for a seat: what it must show until when, or null where it asks no longer. */
  | readonly ['asking', asked: AskedSeat | null]
  | readonly ['draft', seats: readonly Seat[]]
  | readonly ['told', code: Notice]
  | readonly ['pong']

/** What happened to the session itself, other than an answer. */
export type Notice = 'seat-moved' | 'seat-freed' | 'seat-asked-for' | 'seat-not-given' | 'reloaded'

export type ServerMessage = RoomMessage | Packed

export function frameOf(messages: readonly string[]): string {
  return messages.length === 1 ? (messages[0] as string) : `[${messages.join(',')}]`
}

/** As many letters of messages as go into one frame; a longer message has a frame of its own. */
export const longestPiece = 16_384

/** The fewest frames for these messages in order, none of them too long to be sent by itself. */
export function framesOf(messages: readonly string[]): string[] {
  const pieces: string[][] = []
  let left = 0
  for (const message of messages) {
    if (message.length > left) {
      pieces.push([])
      left = longestPiece
    }
    pieces.at(-1)?.push(message)
    left -= message.length
  }
  return pieces.map(frameOf)
}

/** The messages of a frame that the server sent. */
export function readFrame(frame: string): ServerMessage[] {
  const read = JSON.parse(frame)
  return Array.isArray(read[0]) ? read : [read]
}

export function isEvent(message: ServerMessage): message is Packed {
  return /^[A-Z]/.test(message[0])
}
