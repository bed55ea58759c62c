import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until something is so, and says what was waited for when it never is. */
export async function until(what: string, isSo: () => boolean, milliseconds = 12_000): Promise<void> {
  const end = Date.now() + milliseconds
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`)
    await sleep(15)
  }
}
