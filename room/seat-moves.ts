import type { Seat } from '#engine'
import { openReseat } from '#lobby'
import type { AskedSeat, ClientMessage, RoomMessage } from '#protocol'
import type { Authority } from './authority.ts'
import { codeLives, drawCode, seatCodeOf } from './codes.ts'
import type { Ports } from './ports.ts'
import type { Presence } from './presence.ts'
import type { Session } from './session.ts'

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>

/** How a seat moves to another device: by a code that its own device shows, or by the word of the table. */
export class SeatMoves {
  readonly #authority: Authority
  readonly #ports: Ports
  readonly #presence: Presence

  constructor(authority: Authority, ports: Ports, presence: Presence) {
    this.#authority = authority
    this.#ports = ports
    this.#presence = presence
  }

  /** A seat offers itself, and nobody else does. */
  handOver({ seat }: Session, { id }: Message<'hand-over'>): RoomMessage {
    if (seat === null) return ['no', id, 'not-yours']
    const chance = this.#ports.chance()
    const [code, until] = [drawCode(chance), chance.now + codeLives]
    const motion = this.#lobby.open.chapter
    const command = { type: 'hand-over', motion, seat, hash: this.#ports.hash(code), until } as const
    const refusal = this.#authority.lobby(seat, command)
    return refusal === null ? ['code', id, code, until] : ['no', id, refusal]
  }

  claim(session: Session, { id, code }: Message<'claim'>): RoomMessage {
    return this.#visit(session, id, 'claim', (hash, key) => {
      const seatCode = seatCodeOf(this.#lobby.sealed, this.#ports.hash(code), this.#ports.chance().now)
      if (seatCode === null) return 'code-dead'
      const motion = this.#lobby.open.chapter
      return this.#authority.lobby('visitor', { type: 'claim', motion, seat: seatCode.seat, hash }, key)
    })
  }

  ask(session: Session, { id, seat }: Message<'ask-seat'>): RoomMessage {
    return this.#visit(session, id, 'ask-seat', (hash, key) => {
      const { open, sealed } = this.#lobby
      const absentFor = this.#presence.absentFor(seat, this.#ports.chance().now)
      const wasRefused = sealed.refused.includes(hash)
      const asked = { type: 'ask-reseat', motion: open.chapter, seat, hash, absentFor, wasRefused } as const
      return this.#authority.lobby('visitor', asked, key)
    })
  }

  /** What this device must show while the others are asked whether it gets the seat. */
  askedBy({ tokenHash }: Session): AskedSeat | null {
    const { open, sealed } = this.#lobby
    const reseat = openReseat(open)
    if (reseat === null || tokenHash === null || sealed.asking !== tokenHash) return null
    const { seat, pictures, until } = reseat
    return { seat, pictures, until }
  }

  /** The seat's own device has greeted: whatever was asked about the seat is void. True where something was. */
  ownerIsBack(seat: Seat): boolean {
    const { open } = this.#lobby
    if (openReseat(open)?.seat !== seat) return false
    this.#authority.lobby('clock', { type: 'end-reseat', motion: open.chapter, outcome: 'owner-back' })
    return true
  }

  /** Should a failing disk have forgotten that the owner greeted, a confirmation finds out. */
  checkOwner(): void {
    const seat = openReseat(this.#lobby.open)?.seat
    if (seat !== undefined && this.#presence.awaySince(seat) === null) this.ownerIsBack(seat)
  }

  /** Tells a device that its question is on the table, and when it no longer is. */
  tellAsking(sessions: readonly Session[]): void {
    for (const session of sessions) {
      const asked = this.askedBy(session)
      if (session.isAsking === (asked !== null)) continue
      session.isAsking = asked !== null
      session.push(JSON.stringify(['asking', asked] satisfies RoomMessage))
      const isEmptyHanded = asked === null && session.seat === null
      if (isEmptyHanded) session.push(JSON.stringify(['told', 'seat-not-given'] satisfies RoomMessage))
    }
  }

  /** Who plays, by name, for a device that knows nothing of the table. */
  get players(): RoomMessage {
    const { sitters, players } = this.#lobby.open
    return ['players', sitters.flatMap(({ seat, name }) => (players.includes(seat) ? [[seat, name] as const] : []))]
  }

  get #lobby() {
    return this.#authority.table.lobby
  }

  /** What only a device with a token and without a seat may ask for; asked again under its id it is taken once. */
  #visit(
    { seat, tokenHash }: Session,
    id: string,
    type: string,
    take: (hash: string, key: string) => string | null,
  ): RoomMessage {
    const key = `${type}/${tokenHash}/${id}`
    if (this.#authority.knows(key)) return ['ok', id]
    if (seat !== null) return ['no', id, 'already-seated']
    if (tokenHash === null) return ['no', id, 'no-token']
    const refusal = take(tokenHash, key)
    return refusal === null ? ['ok', id] : ['no', id, refusal]
  }
}
