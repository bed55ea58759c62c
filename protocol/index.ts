export { type ClientMessage, longestFrame, readClientMessage } from './client-message.ts'
export { type CloseCode, closeCodes } from './close-codes.ts'
export { ping, pingEvery, pong } from './ping.ts'
export { idLength, lettersOf, secretLength } from './secret.ts'
export {
  type AskedSeat,
  frameOf,
  framesOf,
  isEvent,
  longestPiece,
  type Notice,
  type RoomMessage,
  readFrame,
  type ServerMessage,
  type Welcome,
} from './server-message.ts'
export { protocolVersion } from './version.ts'
