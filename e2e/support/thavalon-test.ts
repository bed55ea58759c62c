import type { Seating } from './any-table.ts'
import { opening, test as shared } from './test.ts'
import { ThavalonTable } from './thavalon-table.ts'

interface Fixtures {
  readonly seatThavalon: (seating: Seating) => Promise<ThavalonTable>
}

export const test = shared.extend<Fixtures>({ seatThavalon: opening(ThavalonTable.open) })
