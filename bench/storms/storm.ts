// storm.ts NAME PORT: one storm, until it is killed.
import { storms } from './kinds.ts'

const [name = '', port = ''] = process.argv.slice(2)
await storms[name]?.(Number(port))
