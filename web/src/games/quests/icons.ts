import sprite from './icons.svg?url'

/** Where a drawing lies. All of them come in one file, whatever is played and whatever this player is shown. */
export function iconOf(name: string): string {
  return `${sprite}#${name}`
}
