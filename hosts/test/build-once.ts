import { buildWorker } from '../../tools/build-worker.ts'

/** Two test files that find the Worker out of date at the same time would build it into each other's hands. */
export function setup(): void {
  if (!buildWorker()) throw new Error('the Worker does not build')
}
