import type { Role } from '#games/mafia'
import { say } from '#telling/mafia/card'
import { verdictOf } from '#telling/mafia/log'
import { m } from '#texts/messages'
import type { MafiaTable, Tally } from '../table.svelte.ts'

/** What stands in the middle of the town. */
export interface Words {
  readonly headline: string
  readonly lines: readonly string[]
}

function roleLine(role: Role): string {
  return m['web.mafia-board.role']({ role: say(`role.${role}`) })
}

export function dawnWords(table: MafiaTable): Words {
  const { dawn } = table
  if (dawn === null || dawn.murdered === null || dawn.role === null)
    return { headline: m['web.mafia-board.dawn-peace'](), lines: [] }
  const headline = m['web.mafia-board.dawn-murder']({ name: table.name(dawn.murdered) })
  return { headline, lines: [roleLine(dawn.role)] }
}

export function tallyWords(table: MafiaTable, { murdered, result }: Tally): Words {
  const role = murdered === null ? undefined : table.roleOfDead(murdered)
  if (murdered !== null && role)
    return { headline: m['web.mafia-board.murdered']({ name: table.name(murdered) }), lines: [roleLine(role)] }
  return { headline: result === 'runoff' ? m['web.mafia-board.tied']() : m['web.mafia-board.peace'](), lines: [] }
}

/** Who was removed by the host since the last night fell, newest last. */
export function removedWords(table: MafiaTable): readonly Words[] {
  return table.removed.map(({ seat, role }) => ({
    headline: m['web.mafia-board.removed']({ name: table.name(seat) }),
    lines: [roleLine(role)],
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
        ? { headline: verdictOf(open.outcome.reason)[0], lines: [verdictOf(open.outcome.reason)[1]] }
        : { headline: '', lines: [] }
    default:
      return open.phase satisfies never
  }
}
