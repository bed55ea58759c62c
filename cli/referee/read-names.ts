import { Names } from '../names.ts'

const reserved = ['host', 'clock']

/** Names must differ, trimmed and without regard to case, and be nobody else's word. */
export function readNames(input: unknown): Names | null {
  if (!Array.isArray(input) || !input.every((name) => typeof name === 'string')) return null
  const plain = input.map((name) => name.trim().toLowerCase())
  const bad = plain.some((name) => name === '' || reserved.includes(name))
  return bad || new Set(plain).size < plain.length ? null : new Names(input)
}
