import { below, type Chance } from '#engine'

/** No vowels, so that no code is a word, and no letters that look or sound like others. */
const letters = 'BCDFGHJKMNPQRTVWXZ'
const length = 6

export function drawRoomCode(chance: Chance): string {
  return Array.from({ length }, () => letters[below(letters.length, chance)]).join('')
}

/** The code that somebody meant, or null: small letters, spaces and dashes are forgiven. */
export function readRoomCode(input: string): string | null {
  const code = input.slice(0, 40).toUpperCase().replaceAll(/[\s-]/g, '')
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null
}
