import * as v from 'valibot'
import { readerOf, type TaggedBy } from '#engine'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const [motion, seat] = [whole, whole]

export const commands = {
  'confirm-role': { motion },
  propose: { motion, team: v.pipe(v.array(seat), v.maxLength(10)) },
  vote: { motion, approve: v.boolean() },
  play: { motion, card: v.picklist(['success', 'fail']) },
  continue: { motion },
  tick: { motion },
  examine: { motion, target: seat },
  assassinate: { motion, target: seat },
  guess: { motion, target: seat },
}

export type AvalonCommand = TaggedBy<typeof commands>

export const parseCommand = readerOf(commands)
