import type { LobbyOpen } from './state.ts'

/** The lobby as `ChapterOpened` is stored and sent: there the chapter's number goes by the name of motion, for ever. */
export type OpeningLobby = Omit<LobbyOpen, 'chapter'> & { readonly motion: number }

export function openingOf({ phase, chapter, ...others }: LobbyOpen): OpeningLobby {
  return { phase, motion: chapter, ...others }
}

export function readOpening({ phase, motion, ...others }: OpeningLobby): LobbyOpen {
  return { phase, chapter: motion, ...others }
}
