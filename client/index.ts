export { Client, type Status } from './client.ts'
export { Knower } from './knower.ts'
export type { Answer } from './outbox.ts'
export type { ClientPorts, Socket, SocketEvents } from './ports.ts'
