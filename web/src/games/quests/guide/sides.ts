import { m } from '#texts/messages'
import type { GuideSide } from '../../../guide/RoleReference.svelte'

/** The two sides of every game of quests, as the guide names them. */
export const sides: readonly GuideSide[] = [
  { side: 'good', look: 'good', word: m['web.guide.good']() },
  { side: 'evil', look: 'evil', word: m['web.guide.evil']() },
]
