/** A seat's public id: a small number that a room never gives out twice. */
export type Seat = number

export interface Tagged {
  readonly type: string
}

/** Who may learn of an event: everyone, some seats, or nobody (the table's own secret). */
export type Audience = 'everyone' | 'nobody' | readonly Seat[]

/** An event as it is stored. The audience is stamped once, at commit, and never changes. */
export interface Recorded<E extends Tagged = Tagged> {
  readonly event: E
  readonly audience: Audience
}

/** Someone who is sent events: a seat, or a watcher who sees what everyone sees. */
export type Recipient = Seat | 'watcher'

/** Someone who sends commands. The room says who is the host; the host's clock keeps the deadlines; a visitor has no seat yet. */
export type Actor = Seat | 'host' | 'clock' | 'visitor'
