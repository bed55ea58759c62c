// A Chromium to test with: Playwright's own, else the machine's, else one that is installed now.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function theMachines(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

const isRoot = process.getuid?.() === 0

function install(): void {
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0
  if (run('playwright', 'install', 'chromium') || !isRoot) return
  run('apt-get', 'install', '-y', 'chromium') ||
    (run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium'))
}

/** Where Chromium lies; installs it if there is none. */
export function findChromium(): string {
  const found = playwrightsOwn() ?? theMachines()
  if (found !== undefined) return found
  install()
  const installed = playwrightsOwn() ?? theMachines()
  if (installed !== undefined) return installed
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Run `npx playwright install --with-deps chromium`, or install the package "chromium" of your system.',
  )
}

/** Chromium refuses its sandbox to root. */
export const chromiumArgs: readonly string[] = isRoot ? ['--no-sandbox'] : []
