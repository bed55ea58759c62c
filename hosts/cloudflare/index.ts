export { RoomObject } from './room-object.ts'
export { default } from './worker.ts'
