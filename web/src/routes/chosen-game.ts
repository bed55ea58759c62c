import { gamesOnOffer } from '../lib/games.ts'
import { readStored, store } from '../lib/storage.ts'

const key = 'roundtable/game'
const memory = () => sessionStorage

/** The game that was chosen in this tab, if any. */
export function keptGame(): string | undefined {
  const kept = readStored(key, memory)
  return gamesOnOffer.find(({ name }) => name === kept)?.name
}

export function keepGame(name: string): void {
  store(key, name, memory)
}
