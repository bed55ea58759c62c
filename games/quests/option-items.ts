import type { OptionItem } from '#engine'
import type { TableOptions } from './state.ts'

type Switch<O> = { [K in keyof O & string]: O[K] extends boolean ? K : never }[keyof O & string]

/** A switch for one of the options that are simply on or off. */
export function toggleOf<O extends object>(key: Switch<O>, group: string): OptionItem<O> & { readonly kind: 'toggle' } {
  return {
    id: key,
    group,
    kind: 'toggle',
    label: `option.${key}`,
    help: `option.${key}.help`,
    read: (options) => options[key] as boolean,
    write: (options, on) => ({ ...options, [key]: on }),
  }
}

export function seatingItem<O extends TableOptions>(): OptionItem<O> {
  return {
    id: 'seating',
    group: 'table',
    kind: 'choice',
    label: 'option.seating',
    help: 'option.seating.help',
    values: (['random', 'as-we-sit'] as const).map((value) => ({ value, label: `option.seating.${value}` })),
    read: (options) => options.seating,
    write: (options, value) => ({ ...options, seating: value === 'random' ? value : 'as-we-sit' }),
  }
}
