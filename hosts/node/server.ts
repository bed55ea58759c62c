import { mkdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { games } from '#games'
import { kindOf, SqlLog, steadyClock } from '#hosts/shared'
import { watchConnections } from './connections.ts'
import { httpApp } from './http.ts'
import { ProgressNote } from './progress-note.ts'
import { Rooms } from './rooms.ts'
import { databaseFile, type Settings } from './settings.ts'
import { Sockets } from './sockets.ts'
import { openSqlite } from './sqlite.ts'

export interface Running {
  readonly port: number
  /** The database has less than it had: its write-ahead log is missing or cut. */
  readonly hasLost: boolean
  stop(): Promise<void>
}

/** The whole server: one process, one SQLite file, HTTP and sockets on one port. */
export async function serve(settings: Settings, logger: Logger, open = openSqlite): Promise<Running> {
  mkdirSync(settings.data, { recursive: true })
  const note = new ProgressNote(databaseFile(settings))
  const log = new SqlLog(open(databaseFile(settings)))
  const hasLost = note.hasLost(log.latest())
  if (hasLost) logger.error('the database has less than it had: its write-ahead log is missing or cut')
  note.write(log.latest())
  const complain = (error: unknown, what: string) => logger.error({ name: kindOf(error) }, what)
  const sockets = new Sockets(settings)
  const clock = steadyClock(log.latest())
  const failed = (error: unknown) => complain(error, 'a room failed')
  const rooms = new Rooms(games, log, sockets, { limits: settings, clock, failed })
  sockets.serve(rooms)
  const app = httpApp(settings, rooms, sockets)
  const server = listenerOf(settings, getRequestListener(app.fetch))
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    sockets.upgrade(request, socket, head),
  )
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(settings.port, settings.host, resolve),
  )
  const sweep = setInterval(() => {
    rooms.evict(settings.idleSeconds * 1_000)
    sockets.sweep()
    note.write(log.latest())
  }, 10_000)
  const clean = () => {
    try {
      log.forget(clock() - settings.keepDays * 86_400_000)
      note.write(log.latest())
    } catch (error) {
      complain(error, 'old rooms could not be forgotten')
    }
  }
  const cleaning = setInterval(clean, 3_600_000)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  logger.info({ port }, 'listening')

  const stop = async () => {
    clearInterval(sweep)
    clearInterval(cleaning)
    rooms.close()
    await sockets.closeAll('going-down')
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    note.write(log.latest(), true)
    log.close()
    logger.info('stopped')
  }
  return { port, hasLost, stop }
}

function listenerOf(settings: Settings, listener: ReturnType<typeof getRequestListener>): Server {
  const { tlsCert, tlsKey, requestSeconds } = settings
  const [headersTimeout, handshakeTimeout] = [requestSeconds * 1_000, requestSeconds * 1_000]
  const patience = { headersTimeout, requestTimeout: 3 * headersTimeout, connectionsCheckingInterval: 1_000 }
  const tls = tlsCert !== null && tlsKey !== null
  const server = tls
    ? createTlsServer(
        { ...patience, handshakeTimeout, cert: readFileSync(tlsCert), key: readFileSync(tlsKey) },
        listener,
      )
    : createServer(patience, listener)
  watchConnections(server as Server, settings)
  return server as Server
}
