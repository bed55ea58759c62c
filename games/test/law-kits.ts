import type { Shape } from '#engine'
import type { LawKit } from '#engine/law-kit'
import { partsOf } from './parts.ts'

interface Lent {
  readonly lawKit: LawKit<Shape>
}

/** Each game with what it lends to the laws. */
export const lawKits = await partsOf(async (name) => ((await import(`../${name}/test/law-kit.ts`)) as Lent).lawKit)
