import type { Seating } from '../support/any-table.ts'
import { opening, test as shared } from '../support/test.ts'
import { ThavalonTable } from './table.ts'

interface Fixtures {
  readonly seatThavalon: (seating: Seating) => Promise<ThavalonTable>
}

export const test = shared.extend<Fixtures>({ seatThavalon: opening(ThavalonTable.open) })
