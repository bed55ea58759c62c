import type { Duplex } from 'node:stream'

const finalText = 0x81
const lengthFollows = 126

/**
 * Writes a short plain text as one WebSocket frame in one go, which costs the server less than a header and a payload
 * of their own: decision 10. Says false, and writes nothing, where the text is for the library to send.
 */
export function writeTextFrame(socket: Duplex, text: string): boolean {
  const { length } = text
  // As many bytes as letters: all of them are ASCII.
  if (length > 0xffff || Buffer.byteLength(text) !== length) return false
  const header =
    length < lengthFollows
      ? String.fromCharCode(finalText, length)
      : String.fromCharCode(finalText, lengthFollows, length >> 8, length & 0xff)
  socket.write(header + text, 'latin1')
  return true
}
