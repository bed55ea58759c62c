#!/usr/bin/env node
import { createReadStream } from 'node:fs'
import { cryptoChance } from '#hosts/shared'
import { cliTexts } from '#texts'
import { runDeal } from './dealer/run.ts'
import { playDemo } from './demo.ts'
import { referee } from './referee/stream.ts'
import { runBackup, runServer } from './serve.ts'
import { BadSetting, readSettings } from './settings.ts'

async function runReferee(file: string | undefined): Promise<number> {
  if (file === undefined) return referee(process.stdin, process.stdout)
  try {
    return await referee(createReadStream(file), process.stdout)
  } catch (error) {
    // Only what the file system says of the file; anything else is a bug and must be seen.
    if (!(error instanceof Error && 'syscall' in error)) throw error
    console.error(cliTexts.unreadable({ file }))
    return 2
  }
}

async function run([command, ...rest]: readonly string[]): Promise<number> {
  if (command === 'referee' && rest.length <= 1) return runReferee(rest[0])
  if (command === 'demo' && rest.length === 0) {
    for (const line of playDemo(cryptoChance())) console.log(line)
    return 0
  }
  if (command === 'deal') return runDeal(rest)
  if (command === '--help' || command === 'help') {
    console.log(cliTexts.usage())
    return 0
  }
  if (command === 'serve' || command === 'backup') return runWithSettings(command, rest)
  return misused()
}

async function runWithSettings(command: 'serve' | 'backup', args: readonly string[]): Promise<number> {
  try {
    const { settings, rest } = readSettings(args, process.env)
    const [file, ...more] = rest
    if (command === 'serve' && file === undefined) return await runServer(settings)
    if (command === 'backup' && file !== undefined && more.length === 0) return await runBackup(settings, file)
  } catch (error) {
    if (error instanceof BadSetting) {
      console.error(cliTexts['bad-setting']({ name: error.setting, value: error.value }))
      return 2
    }
    if (!(error instanceof TypeError && 'code' in error)) throw error
  }
  return misused()
}

function misused(): number {
  console.error(cliTexts.usage())
  return 2
}

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.exitCode = await run(process.argv.slice(2))
