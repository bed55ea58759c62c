import type { Seat } from '#engine'
import { courseAsked, courseMay } from '../quests/index.ts'
import type { AvalonCommand } from './commands.ts'
import type { AvalonView, Open } from './state.ts'

type Type = AvalonCommand['type']

export function asked(open: Open, seat: Seat): Type | null {
  if (open.phase === 'lady_of_the_lake') return open.lady?.holder === seat ? 'examine' : null
  return courseAsked(open, seat)
}

export function may({ open, hand }: AvalonView, seat: Seat): readonly Type[] {
  return courseMay(asked(open, seat), open, hand)
}
