// The real server, with the limits for strangers lifted: all the load comes from one address.
import pino from 'pino'
import { defaults, serve } from '#hosts/node'
import { answerLoad } from './usage.ts'

const unlimited = {
  messagesPerSecond: 1_000_000,
  storedPerSeatAndHour: 1e12,
  storedPerRoomAndHour: 1e12,
  storedPerAddressAndHour: 1e12,
  messagesAtOnce: 1_000_000,
  roomsPerAddressAndHour: 1_000_000,
  socketsPerAddress: 1_000_000,
  connectionsPerAddress: 1_000_000,
}
const data = process.argv[2] ?? ''
const { port } = await serve({ ...defaults, ...unlimited, port: 0, host: '127.0.0.1', data }, pino({ level: 'silent' }))
answerLoad(port)
