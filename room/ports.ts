import type { Actor, Chance, Recorded, Seat } from '#engine'
import type { CloseCode } from '#protocol'

/** A socket, as the host numbers it. */
export type SessionId = number

/** One stored event: in which chapter, by whose rules, for whom. */
export interface Entry {
  readonly chapter: number
  /** `lobby`, or the name of a game. */
  readonly rules: string
  readonly record: Recorded
}

/** What one decision has brought, all in one chapter and by the same rules. */
export interface Batch {
  readonly chapter: number
  readonly rules: string
  readonly records: readonly Recorded[]
  /** The key of the command that was decided on, if it was somebody's. */
  readonly command: string | null
}

/** How many of a room's last commands are remembered at least, so that a resent one is recognised. */
export const rememberedCommands = 200

export interface StoredChapter {
  /** The last chapter, whole. */
  readonly entries: readonly Entry[]
  /** The commands that were taken lately, so that a resent one is not taken twice. */
  readonly commands: readonly string[]
}

/**
 * What a room in memory knows of a socket that has greeted. A host that lets rooms leave memory while their sockets stay
 * open keeps it with the socket, and gives it back to `adopt`.
 */
export interface Ticket {
  /** The hash of the token that the phone showed, if it showed one. */
  readonly tokenHash: string | null
  /** It may come for a seat, and hears nothing of the table. */
  readonly isOutside: boolean
  /** Since when its seat has been here. */
  readonly since: number
  /** Since when those seats have been without a device that are. */
  readonly away: readonly (readonly [seat: Seat, since: number])[]
}

/** What a room needs of its host. The host translates and never decides. */
export interface Ports {
  /** The host calls `committed` or `lost` on the room when it knows what became of what was appended. */
  readonly log: {
    load(): StoredChapter
    append(batch: Batch): void
    /** Whether what this actor has decided may be stored, or has been too much lately. */
    mayAppend(actor: Actor, seat: Seat | null, isGame: boolean): boolean
  }
  send(session: SessionId, frame: string): void
  close(session: SessionId, code: CloseCode): void
  /** Called whenever the ticket of a socket may have changed. */
  keep(session: SessionId, ticket: Ticket): void
  /** Wake the room at this time, in milliseconds since 1970; null for never. */
  alarm(at: number | null): void
  chance(): Chance
  /** A one-way hash of a secret, 64 hexadecimal digits. */
  hash(secret: string): string
}
