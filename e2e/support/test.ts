import { type Browser, test as base, expect } from '@playwright/test'
import type { HostName } from '../../hosts/test/serve-process.ts'
import { AvalonTable } from '../avalon/table.ts'
import type { Seating } from './any-table.ts'
import { Server } from './server.ts'

export interface Fixtures {
  /** Opens a room and fills it; at the end of the test everything that its browsers were sent is judged. */
  readonly seatAvalon: (seating: Seating) => Promise<AvalonTable>
}

/** How a test opens tables of one game: each is closed, and so judged, when the test is over. */
export function opening<T extends { close(): Promise<void> }>(
  open: (server: Server, browser: Browser, seating: Seating) => Promise<T>,
) {
  type Use = (seat: (seating: Seating) => Promise<T>) => Promise<void>
  return async ({ server, browser }: { server: Server; browser: Browser }, use: Use) => {
    const tables: T[] = []
    await use(async (seating) => {
      const table = await open(server, browser, seating)
      tables.push(table)
      return table
    })
    for (const table of tables) await table.close()
    expect(server.complaints).toBe('')
  }
}

/** Tests share a server and never a room. */
export const test = base.extend<Fixtures, { readonly host: HostName; readonly server: Server }>({
  host: ['Node', { option: true, scope: 'worker' }],
  server: [
    async ({ host }, use) => {
      const server = await Server.start(host)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  seatAvalon: opening(AvalonTable.open),
})

export { expect }
