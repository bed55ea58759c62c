import { fetchAhead as fetchLater } from '../../lib/fetch-ahead.ts'

/** The table of the game with its first screen, the role card: the lobby does without. */
export const loadPhone = () => import('./phone/PhoneTable.svelte')
/** The screens after the role card. */
export const loadQuests = () => import('./phone/Quests.svelte')
/** What happened so far, and the roles in play. */
export const loadHistory = () => import('./phone/History.svelte')

/** Fetches the table while people gather, so that the deal need not wait for it. */
export function fetchAhead(): void {
  fetchLater(2_000, loadPhone)
}
