import type { Seating } from './any-table.ts'
import { MafiaTable } from './mafia-table.ts'
import { opening, test as shared } from './test.ts'

interface Fixtures {
  readonly seatMafia: (seating: Seating) => Promise<MafiaTable>
}

export const test = shared.extend<Fixtures>({ seatMafia: opening(MafiaTable.open) })
