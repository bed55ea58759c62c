import { mkdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { games } from '#games'
import { kindOf } from '../kind-of.ts'
import { SqlLog } from '../sql-log.ts'
import { httpApp } from './http.ts'
import { Rooms } from './rooms.ts'
import { databaseFile, type Settings } from './settings.ts'
import { SocketServer } from './sockets.ts'
import { openSqlite } from './sqlite.ts'

export interface Running {
  readonly port: number
  stop(): Promise<void>
}

/** The whole server: one process, one SQLite file, HTTP and sockets on one port. */
export async function serve(settings: Settings, logger: Logger, open = openSqlite): Promise<Running> {
  mkdirSync(settings.data, { recursive: true })
  const log = new SqlLog(open(databaseFile(settings)))
  const complain = (error: unknown, what: string) => logger.error({ name: kindOf(error) }, what)
  const sockets = new SocketServer(settings)
  const rooms = new Rooms(games, log, sockets, (error) => complain(error, 'a room failed'))
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
  }, 10_000)
  const clean = () => {
    try {
      log.forget(Date.now() - settings.keepDays * 86_400_000)
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
    log.close()
    logger.info('stopped')
  }
  return { port, stop }
}

function listenerOf({ tlsCert, tlsKey }: Settings, listener: ReturnType<typeof getRequestListener>): Server {
  if (tlsCert === null || tlsKey === null) return createServer(listener)
  return createTlsServer({ cert: readFileSync(tlsCert), key: readFileSync(tlsKey) }, listener) as unknown as Server
}
