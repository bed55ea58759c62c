// A Node server of its own for tests that kill it. Takes its orders as JSON; says so once it accepts.
import { flushCompileCache } from 'node:module'
import pino from 'pino'
import type { Orders } from '../../test/serve-process.ts'
import { serve } from '../server.ts'
import { defaults } from '../settings.ts'

const { address, limits, ...orders } = JSON.parse(process.argv[2] ?? '') as Orders
await serve({ ...defaults, ...orders, ...limits, host: address }, pino({ level: 'error' }, pino.destination(2)))
// A room in which somebody is stays in memory here.
process.on('message', () => process.send?.(false))
process.send?.('accepts')
// Its parent's end is its own, so that no server is left behind.
process.stdin.on('end', () => process.exit()).resume()
// Whoever is killed writes nothing at exit, so the cache is written now.
flushCompileCache()
