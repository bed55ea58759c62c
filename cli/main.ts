#!/usr/bin/env node
import { createReadStream } from 'node:fs'
import { cliTexts } from '#texts'
import { cryptoChance } from './crypto-chance.ts'
import { playDemo } from './demo.ts'
import { referee } from './referee/stream.ts'

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
  console.error(cliTexts.usage())
  return 2
}

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.exitCode = await run(process.argv.slice(2))
