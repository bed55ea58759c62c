// Builds the Worker into .build/cloudflare as `wrangler deploy` would upload it, and writes down what it is bound to.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { buildWeb } from './build-web.ts'
import { isNewerThan } from './up-to-date.ts'

const folder = '.build/cloudflare'
const built = `${folder}/options.json`
const sources = 'hosts engine games lobby protocol room package-lock.json wrangler.jsonc'.split(' ')

export function buildWorker(): boolean {
  if (!buildWeb()) return false
  if (isNewerThan(built, sources)) return true
  const { status } = spawnSync('wrangler', ['deploy', '--dry-run', '--outdir', folder], { stdio: 'pipe' })
  if (status !== 0) return false
  writeFileSync(built, JSON.stringify(unstable_getMiniflareWorkerOptions('wrangler.jsonc')))
  return true
}

if (import.meta.main) process.exitCode = buildWorker() ? 0 : 1
