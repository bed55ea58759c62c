import * as v from 'valibot'
import { readerOf, type TaggedBy } from '#engine'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const [motion, seat] = [whole, whole]

export const commands = {
  'confirm-role': { motion },
  night: { motion, target: v.nullable(seat) },
  vote: { motion, target: v.nullable(seat) },
  tick: { motion },
  remove: { motion, player: seat },
  draw: { motion },
  pause: { motion },
  resume: { motion },
  extend: { motion },
  skip: { motion },
}

export type MafiaCommand = TaggedBy<typeof commands>

export const parseCommand = readerOf(commands)
