import * as v from 'valibot'

const motion = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const seat = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const command = v.variant('type', [
  v.strictObject({ type: v.literal('confirm-role'), motion }),
  v.strictObject({ type: v.literal('propose'), motion, team: v.pipe(v.array(seat), v.maxLength(10)) }),
  v.strictObject({ type: v.literal('vote'), motion, approve: v.boolean() }),
  v.strictObject({ type: v.literal('play'), motion, card: v.picklist(['success', 'fail']) }),
  v.strictObject({ type: v.literal('continue'), motion }),
  v.strictObject({ type: v.literal('tick'), motion }),
  v.strictObject({ type: v.literal('examine'), motion, target: seat }),
  v.strictObject({ type: v.literal('assassinate'), motion, target: seat }),
  v.strictObject({ type: v.literal('guess'), motion, target: seat }),
])

export type AvalonCommand = v.InferOutput<typeof command>

export function parseCommand(input: unknown): AvalonCommand | null {
  const parsed = v.safeParse(command, input)
  return parsed.success ? parsed.output : null
}
