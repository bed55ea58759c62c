import * as v from 'valibot'
import { readOptions } from '#engine'
import { type AvalonOptions, options } from './options.ts'
import { specials } from './roles.ts'

const roleList = v.pipe(
  v.array(v.picklist(specials)),
  v.check((roles) => new Set(roles).size === roles.length),
)

/** Options of unknown origin. The roles come as a list; the lobby has a switch for each. */
export function readAvalonOptions(input: unknown): AvalonOptions | null {
  if (typeof input !== 'object' || input === null || !('roles' in input)) return readOptions(options, input)
  const { roles, ...rest } = input
  const list = v.safeParse(roleList, roles)
  const switches = readOptions(options, rest)
  return list.success && switches ? { ...switches, roles: list.output } : null
}
