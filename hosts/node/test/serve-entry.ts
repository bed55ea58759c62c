// A server of its own for tests that kill it. Takes its data folder, port and address; prints the port once it accepts.
import { flushCompileCache } from 'node:module'
import pino from 'pino'
import { serve } from '../server.ts'
import { defaults } from '../settings.ts'

const [data = '', port = '0', host = '127.0.0.1'] = process.argv.slice(2)
const unhurried = { messagesPerSecond: 10_000, messagesAtOnce: 10_000 }
const settings = { ...defaults, ...unhurried, host, port: Number(port), data }
const running = await serve(settings, pino({ level: 'error' }, pino.destination(2)))
process.stdout.write(`${running.port}\n`)
// Its parent's end is its own, so that no server is left behind.
process.stdin.on('end', () => process.exit()).resume()
// Whoever is killed writes nothing at exit, so the cache is written now.
flushCompileCache()
