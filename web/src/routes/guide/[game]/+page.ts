import { error } from '@sveltejs/kit'
import type { Component } from 'svelte'
import { gamesOnOffer } from '../../../lib/games.ts'
import type { EntryGenerator, PageLoad } from './$types'

/** Only to be read: it needs no script. */
export const csr = false

/** Found by the game's name, and not beside its other loaders: no phone has a use for it. */
const guides = import.meta.glob<Component>('../../../games/*/guide/Guide.svelte', { import: 'default' })

export const entries: EntryGenerator = () => gamesOnOffer.map(({ name }) => ({ game: name }))

export const load: PageLoad = async ({ params }) => {
  const game = gamesOnOffer.find(({ name }) => name === params.game)
  const guide = guides[`../../../games/${params.game}/guide/Guide.svelte`]
  if (!game || !guide) error(404)
  return { title: game.title(), Guide: await guide() }
}
