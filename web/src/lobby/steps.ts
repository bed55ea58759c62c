/** Where a number may be set, step by step; null is a place of its own. */
export interface Steps {
  readonly least: number
  readonly most: number
  readonly step: number
  readonly nullable: boolean
  /** The number that null means: it has that number's place. Without one it stands below the smallest, as "none". */
  readonly automatic?: number | undefined
  /** The number that stands above "none". */
  readonly from: number
}

/** One step down, or undefined at the end. */
export function below(steps: Steps, value: number | null): number | null | undefined {
  const { least, step, nullable, automatic } = steps
  const at = value ?? automatic
  if (at === undefined) return undefined
  if (at <= least) return nullable && automatic === undefined ? null : undefined
  return placed(steps, Math.max(least, Math.ceil(at / step) * step - step))
}

/** One step up, or undefined at the end. */
export function above(steps: Steps, value: number | null): number | null | undefined {
  const { most, step, from, automatic } = steps
  const at = value ?? automatic
  if (at === undefined) return from
  return at >= most ? undefined : placed(steps, Math.min(most, Math.floor(at / step) * step + step))
}

function placed({ automatic }: Steps, value: number): number | null {
  return value === automatic ? null : value
}
