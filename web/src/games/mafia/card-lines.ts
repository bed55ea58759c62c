import { say } from '#telling/mafia/card'
import { m } from '#texts/messages'
import type { MafiaTable } from './table.svelte.ts'

type Target = number | null

const nameOr = (table: MafiaTable, target: Target, nobody: string) => (target === null ? nobody : table.name(target))

/** What tonight asks, and what has been answered: by this seat, and for the Mafia by the others. */
export function tonightLines(table: MafiaTable, asks: string): string[] {
  const { open, hand, sealed, refusedTonight } = table
  const picks = hand?.picks?.night === open.night ? hand.picks.picked : []
  return [
    refusedTonight && say(`refusal.${refusedTonight}`),
    hand?.voided != null && say('event.NightAnswerVoided', { name: table.name(hand.voided) }),
    sealed !== undefined && m['web.mafia.card.tonight']({ name: nameOr(table, sealed, say(`ask.${asks}.none`)) }),
    ...picks
      .filter(({ by }) => by !== table.seat)
      .map(({ by, target }) =>
        target === null
          ? say('event.MafiaPickedNobody', { by: table.name(by) })
          : say('event.MafiaPicked', { by: table.name(by), target: table.name(target) }),
      ),
  ].filter((line) => typeof line === 'string')
}

/** The ballot of this seat, where only the card may say it. */
export function ballotLines(table: MafiaTable): string[] {
  const { sealed, hand } = table
  return [
    hand?.voided != null && say('event.BallotVoided', { name: table.name(hand.voided) }),
    sealed !== undefined && m['web.mafia.card.ballot']({ name: nameOr(table, sealed, say('action.no-murder')) }),
  ].filter((line) => typeof line === 'string')
}

export function notebookLines(table: MafiaTable): string[] {
  const notes = table.hand?.notebook ?? []
  return notes.map(({ night, about, is }) =>
    m['web.mafia.card.noted']({ night, name: table.name(about), answer: say(`answer.${is}`) }),
  )
}

/** The nights that are over, as this seat answered them. */
export function nightLines(table: MafiaTable, asks: string): string[] {
  const { open, hand } = table
  const isOver = (night: number) => night < open.night || open.phase !== 'night'
  return (hand?.nights ?? [])
    .filter(({ night }) => isOver(night))
    .map(({ night, target }) =>
      m['web.mafia.card.night']({ night, name: nameOr(table, target, say(`ask.${asks}.none`)) }),
    )
}

export function ghostLines(table: MafiaTable): string[] {
  const { ghost } = table.hand ?? {}
  if (!ghost) return []
  return table.ring.map((seat) =>
    m['web.mafia.card.ghost']({ name: table.name(seat), role: say(`role.${ghost[seat]}`) }),
  )
}
