import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** When anything in it was last changed. */
function changedAt(path: string): number {
  const { mtimeMs } = statSync(path)
  if (path.endsWith('node_modules') || !statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))))
}

/** Whether what was built is there, and nothing of its sources has changed since. */
export function isNewerThan(built: string, sources: readonly string[]): boolean {
  if (!existsSync(built)) return false
  const { mtimeMs } = statSync(built)
  return sources.every((path) => changedAt(path) < mtimeMs)
}
