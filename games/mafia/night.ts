import { type Chance, pick, type Seat } from '#engine'
import { type Answers, answeredTonight, leaders, nightAnswers } from './answers.ts'
import { dayBegins, ghostEvents } from './course.ts'
import { finish, verdictOf } from './ending.ts'
import type { MafiaEvent, PublicEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { type Question, type Role, roleRows } from './roles.ts'
import type { MafiaState, NightRow, Target } from './state.ts'

export function answerNight(state: MafiaState, seat: Seat, target: Target, chance: Chance): MafiaEvent[] {
  const { night, living } = state.open
  const before = nightAnswers(state)
  if (before.has(seat) && before.get(seat) === target) return []
  const isKill = questionOf(state, seat) === 'kill'
  const sealed: MafiaEvent[] = [
    { type: 'NightAnswerSealed', seat, night, target },
    // Whatever the role, there is as much to store and to send before the table hears of it.
    { type: isKill ? 'MafiaPicked' : 'AnswerKept', by: seat, night, target },
  ]
  const answered = answeredTonight(state)
  // A change tells nobody else that it was made, and neither ends nor delays the night.
  if (answered.includes(seat)) return sealed
  const count = answered.length + 1
  const counted: MafiaEvent[] = [...sealed, { type: 'NightAnswered', count }]
  if (count < living.length) return counted
  return [...counted, ...allAnswered(state, new Map(before).set(seat, target), chance)]
}

/** The night has its shortest length whoever was quick, and whichever roles live. */
export function allAnswered(state: MafiaState, answers: Answers, chance: Chance): MafiaEvent[] {
  const { earliest, deadline } = state.open
  if (earliest === null || chance.now >= earliest) return endNight(state, answers, chance)
  return deadline === earliest ? [] : [{ type: 'DeadlineMoved', until: earliest }]
}

/** Everything that was chosen happens at once. */
export function endNight(state: MafiaState, answers: Answers, chance: Chance): MafiaEvent[] {
  const row = resolve(state, answers, chance)
  const { murdered } = row
  const role = murdered === null ? null : (state.sealed.roles[murdered] as Role)
  const dawn: PublicEvent = { type: 'DawnBroke', murdered, role }
  const open = evolve.open(state.open, dawn)
  const verdict = verdictOf(open)
  return [
    { type: 'NightResolved', ...row },
    dawn,
    ...readings({ ...state, open }, answers),
    ...ghostEvents(state, murdered),
    verdict ? finish(state, verdict, [row]) : dayBegins(open, chance),
  ]
}

function resolve(state: MafiaState, answers: Answers, chance: Chance): NightRow {
  const { open } = state
  const deeds = open.living.flatMap((by) => {
    const target = answers.get(by)
    return target === undefined ? [] : [{ by, does: questionOf(state, by), target }]
  })
  const targetsOf = (does: Question) => deeds.filter((deed) => deed.does === does).map(({ target }) => target)
  const chosen = choose(leaders(targetsOf('kill')), open.options.mafiaTie, chance)
  const isSafe = targetsOf('save').includes(chosen) || (open.options.quietFirstNight && open.night === 1)
  return { night: open.night, deeds, chosen, murdered: isSafe ? null : chosen }
}

function choose(tied: readonly Target[], mafiaTie: 'random' | 'none', chance: Chance): Target {
  if (tied.length > 1) return mafiaTie === 'random' ? pick(tied, chance) : null
  return tied[0] ?? null
}

/** The answer comes at dawn, and only to a Detective who has lived to see it. */
function readings(state: MafiaState, answers: Answers): MafiaEvent[] {
  const { open, sealed } = state
  return open.living.flatMap((seat): MafiaEvent[] => {
    const about = answers.get(seat)
    if (typeof about !== 'number' || questionOf(state, seat) !== 'check') return []
    const is = roleRows[sealed.roles[about] as Role].readsMafia ? 'mafia' : 'not-mafia'
    return [{ type: 'DetectiveAnswered', seat, night: open.night, about, is }]
  })
}

function questionOf({ sealed }: MafiaState, seat: Seat): Question {
  return roleRows[sealed.roles[seat] as Role].asks
}
