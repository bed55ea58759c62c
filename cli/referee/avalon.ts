import { type Avalon, type AvalonOptions, type AvalonWishes, avalon, type Role, roleNames, score } from '#games/avalon'
import { avalonSentence } from '../sentences.ts'
import type { Names } from './names.ts'
import { isFields, type Refusal, type Starter } from './refereed.ts'
import { type Speaker, Table } from './table.ts'

const speaker: Speaker<Avalon> = {
  game: avalon,
  commandSeats: new Set(['team', 'target']),
  eventSeats: new Set('seat seats seating leader lady team approve by target dagger decoy mixed roles'.split(' ')),
  why: (refusal) => avalonSentence(refusal),
  proposal: (open) => open.proposal,

  sees({ hands }, seat, names) {
    const { told, answers } = hands[seat] ?? avalon.blank.hand
    const groups = Object.entries(told?.names ?? {}).map(([group, seats]) => [group, names.of(seats)])
    return {
      role: told?.role,
      side: told?.side,
      names: Object.fromEntries(groups),
      roles: [],
      partner: null,
      dagger: told?.dagger,
      hidden: told?.hidden,
      notices: told?.notices,
      answers: answers.map(({ about, is }) => ({ about: names.nameOf(about), is })),
    }
  },

  status(open, names) {
    const { phase, leader, quest, proposal, motion, outcome } = open
    return {
      phase,
      leader: leader === null ? null : names.nameOf(leader),
      round: quest,
      proposal,
      motion,
      score: score(open),
      winner: outcome?.winner ?? null,
      reason: outcome?.reason ?? null,
    }
  },
}

export const startAvalon: Starter = ({ names, options: given, deal, chance }) => {
  const options = readOptions(given)
  if (options === null) return refused('bad-options')
  const wishes = readDeal(deal, names)
  if (typeof wishes === 'string') return refused(wishes)
  const table = Table.start(speaker, names, { seats: names.seats, options, wishes }, chance)
  if (typeof table !== 'string') return table
  const problem = avalon.options.problems(options, names.seats.length).find(({ code }) => code === table)
  return refused(table, avalonSentence(table, problem?.params))
}

function refused(code: string, why = avalonSentence(code)): Refusal {
  return { refused: code, why }
}

/** A referee's seats are clockwise as listed, so the seating is no option here. */
function readOptions(given: unknown): AvalonOptions | null {
  if (!isFields(given) || 'seating' in given) return null
  const options = avalon.parseOptions(given)
  return options && { ...options, seating: 'as-we-sit' }
}

type Wishes = Partial<AvalonWishes>

function readDeal(deal: unknown, names: Names): Wishes | 'bad-deal' | 'unknown-player' {
  if (!isFields(deal)) return 'bad-deal'
  const { roles, dagger, leader, ...unknown } = deal
  if (Object.keys(unknown).length > 0 || !(roles === undefined || isRoleList(roles))) return 'bad-deal'
  const seats = [dagger, leader].map((name) => (name === undefined || name === null ? undefined : names.seatOf(name)))
  if (seats.includes(null)) return 'unknown-player'
  const wishes = { roles, dagger: seats[0], leader: seats[1] }
  return Object.fromEntries(Object.entries(wishes).filter(([, wish]) => wish !== undefined)) as Wishes
}

function isRoleList(roles: unknown): roles is (Role | null)[] {
  return Array.isArray(roles) && roles.every((role) => role === null || roleNames.includes(role))
}
