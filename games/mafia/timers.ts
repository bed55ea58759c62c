/** The timers that the host can set, in seconds. Null is "no deadline", and for the discussion "none at all". */
interface TimerRow {
  readonly least: number
  readonly most: number
  readonly step: number
  readonly nullable: boolean
  readonly usual: number
}

const rows = {
  discussion: { least: 15, most: 600, step: 15, nullable: true, usual: 60 },
  night: { least: 1, most: 600, step: 5, nullable: true, usual: 60 },
  minNight: { least: 0, most: 600, step: 5, nullable: false, usual: 10 },
  voting: { least: 1, most: 600, step: 5, nullable: true, usual: 45 },
  runoff: { least: 1, most: 600, step: 5, nullable: true, usual: 30 },
} as const satisfies Record<string, TimerRow>

export type Timer = keyof typeof rows

export const timerRows: Readonly<Record<Timer, TimerRow>> = rows
export const timerNames = Object.keys(rows) as Timer[]
