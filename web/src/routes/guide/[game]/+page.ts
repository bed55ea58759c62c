import { error } from '@sveltejs/kit'
import { gamesOnOffer } from '../../../lib/games.ts'
import type { EntryGenerator, PageLoad } from './$types'

/** Only to be read: it needs no script. */
export const csr = false

export const entries: EntryGenerator = () => gamesOnOffer.map(({ name }) => ({ game: name }))

export const load: PageLoad = ({ params }) => {
  const game = gamesOnOffer.find(({ name }) => name === params.game)
  if (!game) error(404)
  return { title: game.title() }
}
