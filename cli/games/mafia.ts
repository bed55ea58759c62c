import { type Mafia, type MafiaWishes, mafia, readMafiaOptions, roleNames, type Told } from '#games/mafia'
import { cardLines } from '#telling/mafia/card'
import { mafiaTexts as texts } from '#texts/mafia'
import { wordsOf } from '#texts/words-of'
import type { Fields } from '../referee/refereed.ts'
import type { Speaker } from '../referee/refereed-game.ts'
import { isRoleList } from '../referee/starter.ts'
import { sentencesOf } from '../sentences.ts'
import type { SpokenGame } from '../spoken-games.ts'

const speaker: Speaker<Mafia> = {
  game: mafia,
  commandSeats: new Set(['target', 'player']),
  eventSeats: new Set('seat seats murdered candidates by target chosen roles'.split(' ')),
  // Without a clock there is nothing to pause.
  roomCommands: new Set(['pause', 'resume', 'extend', 'skip']),
  why: sentencesOf(texts),
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

export const game: SpokenGame<Mafia> = {
  speaker,
  readOptions: readMafiaOptions,
  readDeal,
  options: ['evil', 'minion', 'angel', 'detective', 'bomber'],
  words: wordsOf(texts),
  card: ({ told }, names) => cardLines(told as Told, names),
  beginners: () => ({ first: null, lady: null }),
}

function readDeal({ roles, ...unknown }: Fields): Partial<MafiaWishes> | 'bad-deal' {
  if (Object.keys(unknown).length > 0) return 'bad-deal'
  if (roles === undefined) return {}
  return isRoleList(roles, roleNames) ? { roles } : 'bad-deal'
}
