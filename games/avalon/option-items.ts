import type { OptionItem } from '#engine'
import type { AvalonOptions } from './options.ts'
import { type Special, specials } from './roles.ts'

type Item = OptionItem<AvalonOptions>
type Switch = { [K in keyof AvalonOptions]: AvalonOptions[K] extends boolean ? K : never }[keyof AvalonOptions]

/** The Assassin's card comes and goes with Merlin and with the house rule; the host never sets it alone. */
function withRoles(options: AvalonOptions, wanted: ReadonlySet<Special>): AvalonOptions {
  const holds = (role: Special) => (role === 'assassin' ? options.assassin && wanted.has('merlin') : wanted.has(role))
  return { ...options, roles: specials.filter(holds) }
}

function roleToggle(role: Special): Item {
  return {
    id: role,
    group: 'roles',
    kind: 'toggle',
    label: `role.${role}`,
    help: `role.${role}.summary`,
    read: (options) => options.roles.includes(role),
    write: (options, on) => {
      const wanted = new Set(options.roles)
      if (on) wanted.add(role)
      else wanted.delete(role)
      return withRoles(options, wanted)
    },
  }
}

function modeToggle(key: Switch, group: string): Item {
  return {
    id: key,
    group,
    kind: 'toggle',
    label: `option.${key}`,
    help: `option.${key}.help`,
    read: (options) => options[key],
    write: (options, on) => ({ ...options, [key]: on }),
  }
}

const assassinCard: Item = {
  ...modeToggle('assassin', 'roles'),
  kind: 'toggle',
  read: (options) => options.assassin,
  write: (options, on) => withRoles({ ...options, assassin: on }, new Set(options.roles)),
}

const oberonKinds = { none: null, standard: 'oberon', chaos: 'oberon_chaos' } as const

const oberon: Item = {
  id: 'oberon',
  group: 'roles',
  kind: 'choice',
  label: 'role.oberon',
  help: 'role.oberon.summary',
  values: Object.keys(oberonKinds).map((value) => ({ value, label: `option.oberon.${value}` })),
  read: ({ roles }) => (roles.includes('oberon') ? 'standard' : roles.includes('oberon_chaos') ? 'chaos' : 'none'),
  write: (options, value) => {
    const wanted = new Set(options.roles)
    wanted.delete('oberon')
    wanted.delete('oberon_chaos')
    const kind = oberonKinds[value as keyof typeof oberonKinds]
    return withRoles(options, kind === null ? wanted : wanted.add(kind))
  },
}

const seating: Item = {
  id: 'seating',
  group: 'table',
  kind: 'choice',
  label: 'option.seating',
  help: 'option.seating.help',
  values: (['random', 'as-we-sit'] as const).map((value) => ({ value, label: `option.seating.${value}` })),
  read: (options) => options.seating,
  write: (options, value) => ({ ...options, seating: value === 'random' ? value : 'as-we-sit' }),
}

/** In the order in which a lobby shows them. */
export const optionItems: readonly Item[] = [
  roleToggle('merlin'),
  roleToggle('percival'),
  assassinCard,
  roleToggle('morgana'),
  roleToggle('mordred'),
  oberon,
  roleToggle('lunatic'),
  roleToggle('brute'),
  modeToggle('decoy', 'modes'),
  modeToggle('splitIntel', 'modes'),
  modeToggle('oberonSplitIntel', 'modes'),
  modeToggle('evilRing', 'modes'),
  modeToggle('lady', 'modes'),
  modeToggle('showWhoPlayed', 'table'),
  seating,
]
