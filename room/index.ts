export { opensSeat } from './opens-seat.ts'
export {
  type Batch,
  type Entry,
  type Ports,
  rememberedCommands,
  type SessionId,
  type StoredChapter,
  type Ticket,
} from './ports.ts'
export { Room } from './room.ts'
export { mostOfSeat, mostWatchers } from './sessions.ts'
