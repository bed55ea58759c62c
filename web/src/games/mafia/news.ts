import type { Open } from '#games/mafia'
import { say } from './say.ts'
import type { MafiaTable } from './table.svelte.ts'

/** Who was murdered in the night before this day, if anybody. */
export function murderedAtDawn({ dead, night }: Open): Open['dead'][number] | undefined {
  return dead.find((one) => one.how === 'night' && one.night === night)
}

function withRole(table: MafiaTable, code: string, { seat, role }: Open['dead'][number]): string {
  return say(code, { name: table.name(seat), role: say(`role.${role}`) })
}

export function dawnLine(table: MafiaTable): string {
  const murdered = murderedAtDawn(table.open)
  return murdered ? withRole(table, 'event.DawnMurder', murdered) : say('event.DawnPeace')
}

/** Who was taken out of the game last, if that is the last death. */
export function removedLine(table: MafiaTable): string {
  const last = table.open.dead.at(-1)
  return last?.how === 'removed' && last.night === table.open.night ? withRole(table, 'event.PlayerRemoved', last) : ''
}

/** What a counted vote came to. */
function tallyLine(table: MafiaTable, { murdered }: Open['tallies'][number], isRunoff: boolean): string {
  const dead = table.open.dead.find(({ seat }) => seat === murdered)
  if (dead) return withRole(table, 'event.TallyMurder', dead)
  return say(isRunoff ? 'event.TallyRunoff' : 'event.TallyPeace')
}

/** What a screen reader says when the table moves on: public facts only, in whole sentences. */
export function newsOf(table: MafiaTable): string {
  return [whatHappens(table), removedLine(table)].join(' ').trim()
}

function whatHappens(table: MafiaTable): string {
  const { phase, night, tallies, candidates, paused, options, outcome } = table.open
  switch (phase) {
    case 'role_reveal':
      return ''
    case 'night': {
      const last = tallies.at(-1)
      return `${last ? tallyLine(table, last, false) : ''} ${say('event.NightBegan', { night })}`
    }
    case 'discussion':
      return paused === null
        ? `${dawnLine(table)} ${say('event.DiscussionBegan', { night })}`
        : say('event.DiscussionPaused')
    case 'voting':
      return `${options.discussion === null ? dawnLine(table) : ''} ${say('event.VotingBegan')}`
    case 'runoff':
      return say('event.RunoffBegan', { names: table.names(candidates ?? []) })
    case 'finished':
      return outcome ? `${say(`reason.${outcome.reason}`)} ${say(`reason.${outcome.reason}.why`)}` : ''
    default:
      return phase satisfies never
  }
}
