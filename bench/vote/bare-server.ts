// The least that keeps the promise of a vote: durable before it is told, one frame for each socket and turn. No rules.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerLoad } from './usage.ts'

interface Member {
  readonly socket: WebSocket
  waiting: string[]
}

interface Room {
  readonly members: Member[]
  bits: number[]
}

const database = new DatabaseSync(join(process.argv[2] ?? '', 'bare.sqlite'))
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) database.exec(`PRAGMA ${pragma}`)
database.exec('CREATE TABLE votes (number INTEGER PRIMARY KEY, room TEXT NOT NULL, seat INTEGER, bit INTEGER) STRICT')
const begin = database.prepare('BEGIN IMMEDIATE')
const insert = database.prepare('INSERT INTO votes (room, seat, bit) VALUES (?, ?, ?)')
const commit = database.prepare('COMMIT')

const rooms = new Map<string, Room>()
let votes: (readonly [room: string, seat: number, bit: number])[] = []
let touched = new Set<Room>()

function take(member: Member, seat: number, text: string): void {
  const [, name, bit] = JSON.parse(text) as [string, string, number]
  const room = rooms.get(name)
  if (!room) return
  if (votes.length === 0) setImmediate(settle)
  votes.push([name, seat, bit])
  touched.add(room)
  room.bits.push(bit)
  const voted = JSON.stringify(['Voted', seat])
  for (const { waiting } of room.members) waiting.push(voted)
  member.waiting.push(JSON.stringify(['ok', bit]))
  if (room.bits.length === room.members.length) reveal(room)
}

function reveal(room: Room): void {
  const revealed = JSON.stringify(['Revealed', room.bits])
  for (const { waiting } of room.members) waiting.push(revealed)
  room.bits = []
}

function settle(): void {
  begin.run()
  for (const vote of votes) insert.run(...vote)
  commit.run()
  votes = []
  for (const { members } of touched) for (const member of members) flush(member)
  touched = new Set()
}

function flush(member: Member): void {
  const { waiting, socket } = member
  if (waiting.length === 0) return
  member.waiting = []
  socket.send(waiting.length === 1 ? (waiting[0] as string) : `[${waiting.join(',')}]`)
}

const http = createServer()
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
sockets.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url.slice(1)) ?? { members: [], bits: [] }
  rooms.set(url.slice(1), room)
  const member: Member = { socket, waiting: [] }
  const seat = room.members.push(member)
  socket.on('message', (data) => take(member, seat, data.toString()))
})
http.listen(0, '127.0.0.1', () => answerLoad((http.address() as AddressInfo).port))
