import type { Seat } from '#engine'
import { courseAsked, courseMay } from '../quests/index.ts'
import type { ThavalonCommand } from './commands.ts'
import { refuse } from './refuse.ts'
import type { Open, ThavalonView } from './state.ts'

type Type = ThavalonCommand['type']

export function asked(open: Open, seat: Seat): Type | null {
  if (open.phase === 'team_finalised') return open.leader === seat && open.hold === null ? 'open-vote' : null
  return courseAsked(open, seat)
}

/** A declaration waits for nobody's question. */
export function may(view: ThavalonView, seat: Seat): readonly Type[] {
  const { motion } = view.open
  const declarations = (['declare-agravaine', 'declare-arthur'] as const).filter(
    (type) => refuse(view, seat, { type, motion }) === null,
  )
  return [...courseMay(asked(view.open, seat), view.open, view.hand), ...declarations]
}
