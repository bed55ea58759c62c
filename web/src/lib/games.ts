import type { Component } from 'svelte'
import type { AnyKnownGame, Problem, Seat } from '#engine'
import type { LobbyOpen } from '#lobby'
import { m } from '#texts/messages'
import { emblem as avalonEmblem } from '../games/avalon/emblem.ts'
import { emblem as mafiaEmblem } from '../games/mafia/emblem.ts'
import { emblem as thavalonEmblem } from '../games/thavalon/emblem.ts'
import type { RoomSession } from './room/room-session.svelte.ts'

/** What the host may do to somebody in the middle of a game, in words. */
export interface HostDeed {
  readonly name: string
  readonly help: string
  /** What is asked before it is done. */
  readonly title: string
  readonly text: string
  readonly word: string
  readonly command: { readonly type: string; readonly [field: string]: unknown }
}

/** All that the app needs of one game; it comes in a chunk of its own. */
export interface GameModule {
  readonly rules: AnyKnownGame
  /** The table on a phone: everything between the deal and the end. */
  readonly Phone: Component
  /** The table on a shared screen. */
  readonly Board: Component
  /** The roles and variants in play, in a few lines for the shared screen. */
  readonly BoardRoles: Component<{ readonly lobby: LobbyOpen }>
  /** What the list of roles is called: who plays, or who may. */
  rolesTitle(): string
  /** That list, for the lobby. */
  readonly RolesInPlay: Component<{ readonly lobby: LobbyOpen }>
  /** Where the drawing for an option or a role lies, if it has one. */
  icon(code: string): string | undefined
  /** The words for one of the game's own codes. */
  say(code: string, params?: Readonly<Record<string, string | number>>): string
  sayProblem(problem: Problem): string
  /** Where the rules allow one now. */
  hostDeed?(room: RoomSession, seat: Seat): HostDeed | null
}

export interface GameOnOffer {
  readonly name: string
  /** Its name, as it stands on the box. */
  title(): string
  /** What the button says that opens a table for it. */
  invitation(): string
  /** Where its drawing lies. */
  readonly emblem: string
  readonly players: readonly [least: number, most: number]
  load(): Promise<GameModule>
}

export const gamesOnOffer: readonly GameOnOffer[] = [
  {
    name: 'avalon',
    title: m['web.home.avalon'],
    invitation: m['web.home.open-avalon'],
    emblem: avalonEmblem,
    players: [5, 10],
    load: async () => (await import('../games/avalon/index.ts')).avalonModule,
  },
  {
    name: 'thavalon',
    title: m['web.home.thavalon'],
    invitation: m['web.home.open-thavalon'],
    emblem: thavalonEmblem,
    players: [5, 10],
    load: async () => (await import('../games/thavalon/index.ts')).thavalonModule,
  },
  {
    name: 'mafia',
    title: m['web.home.mafia'],
    invitation: m['web.home.open-mafia'],
    emblem: mafiaEmblem,
    players: [5, 20],
    load: async () => (await import('../games/mafia/index.ts')).mafiaModule,
  },
]
