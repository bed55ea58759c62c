import * as v from 'valibot'
import { readerOf, type TaggedBy } from '#engine'
import type { ReseatOutcome } from './events.ts'
import type { SeatCode } from './state.ts'

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const [motion, seat] = [number, number]
const text = v.pipe(v.string(), v.maxLength(200))

export const fromPhones = {
  rename: { motion, name: text },
  leave: { motion },
  'choose-game': { motion, game: text },
  'set-option': { motion, id: text, value: v.union([v.boolean(), v.number(), text, v.null()]) },
  'set-expected': { motion, players: v.nullable(v.pipe(number, v.maxValue(50))) },
  arrange: { motion, order: v.pipe(v.array(seat), v.maxLength(50)) },
  lock: { motion, locked: v.boolean() },
  'allow-watchers': { motion, allowed: v.boolean() },
  remove: { motion, seat },
  'pass-host': { motion, seat },
  start: { motion },
  'play-again': { motion },
  'return-to-lobby': { motion },
  'end-game': { motion },
  'confirm-reseat': { motion, question: number },
  'refuse-reseat': { motion, question: number },
}

/** Composed by the room itself; a phone that sends one is refused as malformed. */
type FromRoom =
  | { readonly type: 'join'; readonly motion: number; readonly name: string; readonly hash: string }
  | {
      readonly type: 'claim'
      readonly motion: number
      readonly seat: number
      readonly hash: string
    }
  | ({ readonly type: 'hand-over'; readonly motion: number } & SeatCode)
  | {
      readonly type: 'ask-reseat'
      readonly motion: number
      readonly seat: number
      readonly hash: string
      /** For how many milliseconds the seat has had no device. */
      readonly absentFor: number
      /** This device was refused in this game. */
      readonly wasRefused: boolean
    }
  | {
      readonly type: 'end-reseat'
      readonly motion: number
      readonly outcome: Extract<ReseatOutcome, 'too-late' | 'owner-back'>
    }
  | { readonly type: 'replace-host'; readonly motion: number; readonly seat: number }
  | { readonly type: 'finish'; readonly motion: number }
  | { readonly type: 'renew'; readonly motion: number }

export type LobbyCommand = TaggedBy<typeof fromPhones> | FromRoom

export const parseCommand = readerOf(fromPhones)
