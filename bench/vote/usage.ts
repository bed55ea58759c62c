/** What a server process says of itself when the load process asks. */
export interface Usage {
  /** Microseconds of processor time, of all its threads, in user and system mode. */
  readonly cpu: number
  readonly heap: number
  readonly resident: number
  /** Bytes of its files, where somebody asks for them. */
  readonly stored?: number
}

export type Question = 'usage' | 'collected-usage'

/** Tells the load process the port, then answers its questions until it goes away. */
export function answerLoad(port: number, usage: () => Usage = ownUsage): void {
  process.on('message', (question: Question) => {
    if (question === 'collected-usage') for (let time = 0; time < 3; time++) globalThis.gc?.()
    process.send?.(usage())
  })
  process.on('disconnect', () => process.exit())
  process.send?.({ port })
}

export function ownUsage(): Usage {
  const { user, system } = process.cpuUsage()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { cpu: user + system, heap: heapUsed + external, resident: rss }
}
