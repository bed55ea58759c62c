export { Client, type Status } from './client.ts'
export { Knower } from './knower.ts'
export type { Answer, Asking } from './outbox.ts'
export type { ClientPorts, Memory, Socket, SocketEvents } from './ports.ts'
