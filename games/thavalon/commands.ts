import * as v from 'valibot'
import { readerOf, type TaggedBy } from '#engine'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const [motion, seat] = [whole, whole]
const seats = v.pipe(v.array(seat), v.maxLength(10))

export const commands = {
  'confirm-role': { motion },
  propose: { motion, team: seats },
  'open-vote': { motion },
  vote: { motion, approve: v.boolean() },
  play: { motion, card: v.picklist(['success', 'fail', 'reverse']) },
  continue: { motion },
  tick: { motion },
  'declare-agravaine': { motion },
  'declare-arthur': { motion },
  assassinate: { motion, as: v.picklist(['merlin', 'nimue', 'lovers', 'none']), targets: seats },
  guess: { motion, target: seat },
}

export type ThavalonCommand = TaggedBy<typeof commands>

export const parseCommand = readerOf(commands)
