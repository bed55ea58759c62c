import * as v from 'valibot'

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const [motion, seat] = [number, number]
const text = v.pipe(v.string(), v.maxLength(200))

const fromPhones = [
  v.strictObject({ type: v.literal('rename'), motion, name: text }),
  v.strictObject({ type: v.literal('leave'), motion }),
  v.strictObject({ type: v.literal('choose-game'), motion, game: text }),
  v.strictObject({
    type: v.literal('set-option'),
    motion,
    id: text,
    value: v.union([v.boolean(), v.number(), text, v.null()]),
  }),
  v.strictObject({ type: v.literal('set-expected'), motion, players: v.nullable(v.pipe(number, v.maxValue(50))) }),
  v.strictObject({ type: v.literal('arrange'), motion, order: v.pipe(v.array(seat), v.maxLength(50)) }),
  v.strictObject({ type: v.literal('lock'), motion, locked: v.boolean() }),
  v.strictObject({ type: v.literal('allow-watchers'), motion, allowed: v.boolean() }),
  v.strictObject({ type: v.literal('remove'), motion, seat }),
  v.strictObject({ type: v.literal('pass-host'), motion, seat }),
  v.strictObject({ type: v.literal('start'), motion }),
  v.strictObject({ type: v.literal('play-again'), motion }),
  v.strictObject({ type: v.literal('return-to-lobby'), motion }),
  v.strictObject({ type: v.literal('end-game'), motion }),
  v.strictObject({ type: v.literal('ask-reseat'), motion, seat }),
  v.strictObject({ type: v.literal('confirm-reseat'), motion, seat }),
] as const

/** Composed by the room itself; a phone that sends one is refused as malformed. */
type FromRoom =
  | { readonly type: 'join'; readonly motion: number; readonly name: string; readonly hash: string }
  | {
      readonly type: 'claim'
      readonly motion: number
      readonly seat: number
      readonly hash: string
      readonly how: 'handed-over' | 'reseated'
    }
  | { readonly type: 'replace-host'; readonly motion: number; readonly seat: number }
  | { readonly type: 'finish'; readonly motion: number }

const command = v.variant('type', fromPhones)

export type LobbyCommand = v.InferOutput<typeof command> | FromRoom

export function parseCommand(input: unknown): LobbyCommand | null {
  const parsed = v.safeParse(command, input)
  return parsed.success ? parsed.output : null
}
