import type { Component } from 'svelte'
import type { HappenedInGame } from '#client'
import type { AnyKnownGame, Problem, Seat } from '#engine'
import type { LobbyOpen } from '#lobby'
import type { Names } from '#telling/told'
import type { Words } from '#texts/words-of'
import type { AnyTable } from '../lib/room/game-table.svelte.ts'
import type { RoomSession } from '../lib/room/room-session.svelte.ts'
import type { Settings } from '../lib/settings.svelte.ts'

/** A part of a game in a chunk of its own. */
type Load<Part> = () => Promise<{ readonly default: Part }>
type LoadScreen<Props extends object = Record<string, never>> = Load<Component<Props>>

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

/** What a reveal is given: what it shows, and how it gives way. */
export interface Revealed {
  readonly happened: HappenedInGame
  readonly onclose: () => void
}

/** The screens of a game after the role card, as data. */
export interface Play {
  /** One for each phase. */
  readonly screens: Readonly<Record<string, Component>>
  /** What everybody reads before the table goes on, by the event that opened it. */
  readonly reveals: Readonly<Record<string, Component<Revealed>>>
  /** What may be heard, by the event that brings it. */
  readonly sounds: Readonly<Record<string, () => void>>
  /** What somebody who was sent an event may hear of it; empty where it is not worth a word. */
  tell(event: HappenedInGame['event'], view: HappenedInGame['view'], names: Names): string
  /** Why the rules have refused something. */
  sayRefusal(code: string): string
  /** A button in the status line, the same on every phone. */
  readonly Tool?: Component
}

/** The table on a shared screen, as data. What was just opened is given to its parts for as long as it takes to read it. */
export interface BoardParts {
  readonly Top: Component
  /** The players, and the words among them. */
  readonly Stage: Component<{ readonly revealed: HappenedInGame | null }>
  readonly Side: Component<{ readonly revealed: HappenedInGame | null }>
  /** The events that open something. */
  readonly reveals: readonly string[]
}

/** All that the app needs of one game; it comes in a chunk of its own, and loads the rest as it is wanted. */
export interface GameModule {
  readonly rules: AnyKnownGame
  /** The words for one of the game's own codes. */
  readonly say: Words
  sayProblem(problem: Problem): string
  /** Where the drawing for an option or a role lies, if it has one. */
  icon(code: string): string | undefined
  /** What the list of roles is called: who plays, or who may. */
  rolesTitle(): string
  /** The game as one device sees it, there for all screens under the component that opens it. */
  openTable(room: RoomSession, settings: Settings): AnyTable
  /** What a role card says. */
  readonly loadCard: LoadScreen
  /** Whether the deal shows the card once by itself. */
  readonly showsCard?: boolean
  readonly loadPlay: Load<Play>
  /** What happened so far, and the roles in play. */
  readonly loadDrawer: LoadScreen
  /** The table on a shared screen. */
  readonly loadBoard: Load<BoardParts>
  /** The roles and variants in play: in a few lines for the shared screen, and as a list for the lobby. */
  readonly loadBoardRoles: LoadScreen<{ readonly lobby: LobbyOpen }>
  readonly loadRoles: LoadScreen<{ readonly lobby: LobbyOpen }>
  /** A phase in which no phone may buzz, for a buzz can be heard. */
  readonly silentPhase?: string
  /** Where the rules allow one now. */
  hostDeed?(room: RoomSession, seat: Seat): HostDeed | null
}
