import { existsSync } from 'node:fs'
import pino from 'pino'
import { renderUnicodeCompact } from 'uqr'
import { copySqlite, databaseFile, networkAddress, type Running, type Settings, serve } from '#hosts'
import { cliTexts } from '#texts'

/** Serves until it is told to stop. */
export async function runServer(settings: Settings): Promise<number> {
  const running = await start(settings)
  if (typeof running === 'string') {
    console.error(running)
    return 1
  }
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
    const message = error instanceof Error ? error.message : ''
    if (message.includes('database is locked')) return cliTexts['file-owned']({ data: settings.data })
    if (message.includes('EADDRINUSE')) return cliTexts['port-taken']({ port: settings.port })
    throw error
  }
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
export async function runBackup({ data }: Settings, file: string): Promise<number> {
  const source = databaseFile({ data })
  if (!existsSync(source)) {
    console.error(cliTexts['no-server-data']({ data }))
    return 1
  }
  await copySqlite(source, file)
  console.log(cliTexts.copied({ file }))
  return 0
}
