/** The browser's memory, which may be switched off or full: then nothing is remembered, and nothing breaks. */
export function readStored(key: string, storage: () => Storage = () => localStorage): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function store(key: string, value: unknown, storage: () => Storage = () => localStorage): void {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, JSON.stringify(value))
  } catch {
    // Private windows and full disks: the game goes on without.
  }
}
