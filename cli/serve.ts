import { existsSync } from 'node:fs'
import pino from 'pino'
import { renderUnicodeCompact } from 'uqr'
import { copySqlite, databaseFile, isPartOf, networkAddress, type Running, type Settings, serve } from '#hosts/node'
import { cliTexts } from '#texts'

/** Serves until it is told to stop. */
export async function runServer(settings: Settings): Promise<number> {
  const running = await start(settings)
  if (typeof running === 'string') {
    console.error(running)
    return 1
  }
  if (running.hasLost) console.error(cliTexts['data-lost']({ data: settings.data }))
  for (const line of greeting(settings, running.port)) console.log(line)
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await running.stop()
  return 0
}

async function start(settings: Settings): Promise<Running | string> {
  const logger = pino({ level: process.env['ROUNDTABLE_LOG'] ?? 'warn' })
  try {
    return await serve(settings, logger)
  } catch (error) {
    return whyNot(error, settings)
  }
}

/** What was wrong with the files or the address that it was given. Anything else is a bug and must be seen. */
function whyNot(error: unknown, { data, host, port }: Settings): string {
  const { code = '', message, path, syscall } = error as NodeJS.ErrnoException
  if (message.includes('database is locked')) return cliTexts['file-owned']({ data })
  if (code === 'ERR_SQLITE_ERROR') return cliTexts['bad-data']({ data })
  if (code === 'EADDRINUSE') return cliTexts['port-taken']({ port })
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return cliTexts['cannot-listen']({ address: `${host}:${port}` })
  if (path !== undefined) return cliTexts.unreadable({ file: path })
  if (code.startsWith('ERR_OSSL') || code.startsWith('ERR_TLS')) return cliTexts['bad-tls']()
  throw error
}

function greeting({ tlsCert }: Settings, port: number): string[] {
  const address = (host: string) => `${tlsCert ? 'https' : 'http'}://${host}:${port}`
  const lines: string[] = ['', cliTexts.here({ address: address('localhost') })]
  const network = networkAddress()
  if (network !== null) {
    lines.push(cliTexts.network({ address: address(network) }), '', renderUnicodeCompact(address(network)))
  }
  return [...lines, '', cliTexts.stop(), '']
}

/** Copies the rooms to a file, also while a server is running on them. */
export async function runBackup(settings: Settings, file: string): Promise<number> {
  const problem = await whyNoBackup(settings, file)
  if (problem === null) console.log(cliTexts.copied({ file }))
  else console.error(problem)
  return problem === null ? 0 : 1
}

async function whyNoBackup(settings: Settings, file: string): Promise<string | null> {
  const { data } = settings
  const source = databaseFile({ data })
  if (!existsSync(source)) return cliTexts['no-server-data']({ data })
  if (isPartOf(source, file)) return cliTexts['own-file']({ file })
  try {
    await copySqlite(source, file)
    return null
  } catch (error) {
    return whyNot(error, settings)
  }
}
