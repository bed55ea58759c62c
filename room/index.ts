export type { Entry, Ports, SessionId, Stored } from './ports.ts'
export { Room } from './room.ts'
export { mostSessions } from './sessions.ts'
