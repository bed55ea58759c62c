import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { isFields } from '../referee/refereed.ts'

/** Says which files of a folder are the dealer's. */
const manifest = '.roundtable-deal'

type Files = readonly { readonly file: string; readonly text: string }[]

/** Writes the whole folder or nothing; only a folder that holds an earlier deal and nothing else is replaced. */
export function writeFolder(out: string, files: Files): 'not-ours' | 'unwritable' | null {
  const target = resolve(out)
  try {
    if (isThere(target) && !isOurs(target)) return 'not-ours'
    const fresh = mkdtempSync(join(dirname(target), `.${basename(target)}-`))
    try {
      for (const { file, text } of [...files, manifestOf(files)]) {
        writeFileSync(join(fresh, file), text, { mode: 0o600, flag: 'wx' })
      }
      replace(target, fresh)
    } finally {
      rmSync(fresh, { recursive: true, force: true })
    }
    return null
  } catch (error) {
    // Only what the file system says; anything else is a bug and must be seen.
    if (!(error instanceof Error && 'syscall' in error)) throw error
    return 'unwritable'
  }
}

function manifestOf(files: Files): Files[number] {
  return { file: manifest, text: `${JSON.stringify({ files: files.map(({ file }) => file) })}\n` }
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function isOurs(folder: string): boolean {
  if (!lstatSync(folder).isDirectory()) return false
  const entries = readdirSync(folder, { withFileTypes: true })
  // Whatever is no plain file was not written here, and reading it could wait for ever.
  if (!entries.every((entry) => entry.isFile())) return false
  const known = manifestFiles(folder)
  return known.length > 0 && entries.every(({ name }) => known.includes(name))
}

function manifestFiles(folder: string): string[] {
  try {
    const read: unknown = JSON.parse(readFileSync(join(folder, manifest), 'utf8'))
    return isFields(read) && Array.isArray(read['files']) ? [manifest, ...read['files']] : []
  } catch {
    return []
  }
}

/** What was there is moved away first and put back if the new one cannot take its place. */
function replace(target: string, fresh: string): void {
  if (!isThere(target)) return renameSync(fresh, target)
  const old = `${fresh}-old`
  renameSync(target, old)
  try {
    renameSync(fresh, target)
  } catch (error) {
    renameSync(old, target)
    throw error
  }
  chmodSync(old, 0o700)
  rmSync(old, { recursive: true })
}
