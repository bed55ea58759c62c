// The real server, with the limits that strangers meet.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { defaults, serve } from '#hosts/node'
import { answerLoad, ownUsage } from '../vote/usage.ts'

const data = process.argv[2] ?? ''
const { port } = await serve({ ...defaults, port: 0, host: '127.0.0.1', data }, pino({ level: 'silent' }))
const stored = () => readdirSync(data).reduce((sum, file) => sum + statSync(join(data, file)).size, 0)
answerLoad(port, () => ({ ...ownUsage(), stored: stored() }))
