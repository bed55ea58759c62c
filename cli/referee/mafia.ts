import { type Mafia, type MafiaWishes, mafia, type Role, roleNames } from '#games/mafia'
import { mafiaSentence } from '../sentences.ts'
import { isFields, type Refusal, type Starter } from './refereed.ts'
import { type Speaker, Table } from './table.ts'

const speaker: Speaker<Mafia> = {
  game: mafia,
  commandSeats: new Set(['target', 'player']),
  eventSeats: new Set('seat seats murdered candidates by target chosen roles'.split(' ')),
  // Without a clock there is nothing to pause.
  roomCommands: new Set(['pause', 'resume', 'extend', 'skip']),
  why: (refusal) => mafiaSentence(refusal),
  proposal: () => null,

  sees({ hands }, seat, names) {
    const { told, notebook } = hands[seat] ?? mafia.blank.hand
    const groups = Object.entries(told?.names ?? {}).map(([group, seats]) => [group, names.of(seats)])
    return {
      role: told?.role,
      side: told?.side,
      names: Object.fromEntries(groups),
      roles: [],
      partner: null,
      dagger: false,
      hidden: 0,
      notices: [],
      answers: notebook.map(({ about, is }) => ({ about: names.nameOf(about), is })),
    }
  },

  status({ phase, night, motion, outcome }) {
    return {
      phase,
      leader: null,
      round: night,
      proposal: null,
      motion,
      score: null,
      winner: outcome?.winner ?? null,
      reason: outcome?.reason ?? null,
    }
  },
}

export const startMafia: Starter = ({ names, options: given, deal, chance }) => {
  const options = isFields(given) ? mafia.parseOptions(given) : null
  if (options === null) return refused('bad-options')
  const wishes = readDeal(deal)
  if (wishes === null) return refused('bad-deal')
  const table = Table.start(speaker, names, { seats: names.seats, options, wishes }, chance)
  if (typeof table !== 'string') return table
  const problem = mafia.options.problems(options, names.seats.length).find(({ code }) => code === table)
  return refused(table, mafiaSentence(table, problem?.params))
}

function refused(code: string, why = mafiaSentence(code)): Refusal {
  return { refused: code, why }
}

function readDeal(deal: unknown): Partial<MafiaWishes> | null {
  if (!isFields(deal)) return null
  const { roles, ...unknown } = deal
  if (Object.keys(unknown).length > 0) return null
  if (roles === undefined) return {}
  return isRoleList(roles) ? { roles } : null
}

function isRoleList(roles: unknown): roles is (Role | null)[] {
  return Array.isArray(roles) && roles.every((role) => role === null || roleNames.includes(role))
}
