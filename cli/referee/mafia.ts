import { type Mafia, type MafiaWishes, mafia, readMafiaOptions, roleNames } from '#games/mafia'
import { mafiaSentence } from '../sentences.ts'
import type { Fields } from './refereed.ts'
import { isRoleList, type Opening } from './starter.ts'
import type { Speaker } from './table.ts'

const speaker: Speaker<Mafia> = {
  game: mafia,
  commandSeats: new Set(['target', 'player']),
  eventSeats: new Set('seat seats murdered candidates by target chosen roles'.split(' ')),
  // Without a clock there is nothing to pause.
  roomCommands: new Set(['pause', 'resume', 'extend', 'skip']),
  why: mafiaSentence,
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

export const mafiaOpening: Opening<Mafia> = { speaker, readOptions: readMafiaOptions, readDeal }

function readDeal({ roles, ...unknown }: Fields): Partial<MafiaWishes> | 'bad-deal' {
  if (Object.keys(unknown).length > 0) return 'bad-deal'
  if (roles === undefined) return {}
  return isRoleList(roles, roleNames) ? { roles } : 'bad-deal'
}
