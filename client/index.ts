export { Client, type Listener, type Status } from './client.ts'
export { type Happened, type HappenedInGame, Knower, type Timing } from './knower.ts'
export type { Answer, Asking } from './outbox.ts'
export type { ClientPorts, Memory, Socket, SocketEvents } from './ports.ts'
