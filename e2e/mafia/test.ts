import type { Seating } from '../support/any-table.ts'
import { opening, test as shared } from '../support/test.ts'
import { MafiaTable } from './table.ts'

interface Fixtures {
  readonly seatMafia: (seating: Seating) => Promise<MafiaTable>
}

export const test = shared.extend<Fixtures>({ seatMafia: opening(MafiaTable.open) })
