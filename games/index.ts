/** Every game that a room can play, by name. */
export { avalon } from './avalon/index.ts'
