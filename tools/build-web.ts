// Builds the app into .build/web, unless it is there already and nothing has changed since.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const built = '.build/web/app.html'
const sources = 'web engine games lobby protocol client texts package-lock.json'.split(' ')

/** When anything in it was last changed. */
function changedAt(path: string): number {
  const { mtimeMs } = statSync(path)
  if (path.endsWith('node_modules') || !statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))))
}

function isUpToDate(): boolean {
  if (!existsSync(built)) return false
  const { mtimeMs } = statSync(built)
  return sources.every((path) => changedAt(path) < mtimeMs)
}

export function buildWeb(): boolean {
  if (isUpToDate()) return true
  const { status } = spawnSync('vite', ['build', '--logLevel', 'error'], { cwd: 'web', stdio: 'inherit' })
  return status === 0
}

if (import.meta.main) process.exitCode = buildWeb() ? 0 : 1
