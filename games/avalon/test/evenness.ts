import { seededChance } from '#engine'
import { type AvalonOptions, avalon, type Role, readAvalonOptions, type Told } from '../index.ts'
import { only } from './sitting.ts'

export { expectEven } from '../../../engine/test/evenness.ts'

/** The same roles dealt to the same seats again and again: what follows of what each seat is told. */
export function dealing(roles: readonly Role[], some: Partial<AvalonOptions>, answer: (told: Told[]) => unknown) {
  const specials = roles.filter((role) => role !== 'loyal' && role !== 'minion')
  const options = readAvalonOptions({ roles: specials, ...some }) as AvalonOptions
  const setting = { seats: roles.map((_, at) => at + 1), options, wishes: { roles } }
  return (at: number): unknown => {
    const events = avalon.start(setting, seededChance(`deal ${at}`))
    return answer(only(events, 'RoleTold').map(({ told }) => told))
  }
}

export function subsets<T>(items: readonly T[]): T[][] {
  const [first, ...rest] = items
  return first === undefined ? [[]] : subsets(rest).flatMap((set) => [set, [first, ...set]])
}
