import { expect, test } from 'vitest'
import { readStored, store } from './storage.ts'

function shelf() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('UI-OFFLINE what was stored is there after a reload, and null takes it away', () => {
  const storage = shelf()
  const here = () => storage as unknown as Storage
  store('waiting', [{ type: 'vote' }], here)
  expect(readStored('waiting', here)).toEqual([{ type: 'vote' }])
  store('waiting', null, here)
  expect([readStored('waiting', here), storage.kept.size]).toEqual([null, 0])
})

test('UI-OFFLINE a memory that is switched off, full or spoilt is an empty one, and breaks nothing', () => {
  const off = (): Storage => {
    throw new DOMException('no storage here', 'SecurityError')
  }
  expect(() => store('waiting', [], off)).not.toThrow()
  expect(readStored('waiting', off)).toBeNull()
  const spoilt = { ...shelf(), getItem: () => '{"half' }
  expect(readStored('waiting', () => spoilt as unknown as Storage)).toBeNull()
})
