import type { Seat } from '#engine'
import { m } from '#texts/messages'
import { murderedAtDawn } from '../news.ts'
import { say } from '../say.ts'
import type { MafiaTable } from '../table.svelte.ts'
import { ledToRunoff } from '../tally-groups.ts'
import type { Tally } from './happened.ts'

/** What stands in the middle of the town. */
export interface Words {
  readonly headline: string
  readonly lines: readonly string[]
}

function roleLine(table: MafiaTable, seat: Seat): string {
  const role = table.roleOfDead(seat)
  return role ? m['web.mafia-board.role']({ role: say(`role.${role}`) }) : ''
}

export function dawnWords(table: MafiaTable): Words {
  const found = murderedAtDawn(table.open)
  if (!found) return { headline: m['web.mafia-board.dawn-peace'](), lines: [] }
  return {
    headline: m['web.mafia-board.dawn-murder']({ name: table.name(found.seat) }),
    lines: [roleLine(table, found.seat)],
  }
}

export function tallyWords(table: MafiaTable, tally: Tally): Words {
  if (tally.murdered !== null) {
    const headline = m['web.mafia-board.murdered']({ name: table.name(tally.murdered) })
    return { headline, lines: [roleLine(table, tally.murdered)] }
  }
  const isTied = ledToRunoff(table.open, tally)
  return { headline: isTied ? m['web.mafia-board.tied']() : m['web.mafia-board.peace'](), lines: [] }
}

/** Who was removed by the host since the last night fell, newest last. */
export function removedWords(table: MafiaTable): readonly Words[] {
  const { dead, night } = table.open
  return dead
    .filter((one) => one.how === 'removed' && one.night === night)
    .map(({ seat }) => ({
      headline: m['web.mafia-board.removed']({ name: table.name(seat) }),
      lines: [roleLine(table, seat)],
    }))
}

export function phaseWords(table: MafiaTable): Words {
  const { open } = table
  const count = { count: open.answered, all: open.living.length }
  switch (open.phase) {
    case 'role_reveal':
      return {
        headline: m['web.board.look'](),
        lines: [m['web.board.look-count']({ count: open.confirmed, all: open.seats.length })],
      }
    case 'night':
      return {
        headline: m['web.mafia-board.night-what']({ night: open.night }),
        lines: [m['web.mafia-board.answered'](count)],
      }
    case 'discussion':
      return {
        headline: open.paused === null ? m['web.mafia-board.discussion']() : m['web.mafia-board.paused'](),
        lines: [],
      }
    case 'voting':
      return { headline: m['web.mafia-board.vote'](), lines: [m['web.board.vote-count'](count)] }
    case 'runoff':
      return {
        headline: m['web.mafia-board.runoff'](),
        lines: [
          m['web.mafia-board.runoff-choice']({ names: table.names(open.candidates ?? []) }),
          m['web.board.vote-count'](count),
        ],
      }
    case 'finished':
      return open.outcome
        ? { headline: say(`reason.${open.outcome.reason}`), lines: [say(`reason.${open.outcome.reason}.why`)] }
        : { headline: '', lines: [] }
    default:
      return open.phase satisfies never
  }
}
