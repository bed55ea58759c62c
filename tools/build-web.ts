// Builds the app into .build/web, unless it is there already and nothing has changed since.
import { spawnSync } from 'node:child_process'
import { isNewerThan } from './up-to-date.ts'

const built = '.build/web/app.html'
const sources = 'web engine games lobby protocol client texts package-lock.json'.split(' ')

export function buildWeb(): boolean {
  if (isNewerThan(built, sources)) return true
  // A test that builds would else pass on its own NODE_ENV, and the app would come out larger.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync('vite', ['build', '--logLevel', 'error'], { cwd: 'web', stdio: 'inherit', env })
  return status === 0
}

if (import.meta.main) process.exitCode = buildWeb() ? 0 : 1
