import type { OptionItem } from '#engine'
import { seatingItem, toggleOf } from '../quests/index.ts'
import type { AvalonOptions } from './options.ts'
import { type Special, specials } from './roles.ts'

type Item = OptionItem<AvalonOptions>

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

const assassinCard: Item = {
  ...toggleOf<AvalonOptions>('assassin', 'roles'),
  write: (options: AvalonOptions, on: boolean) => withRoles({ ...options, assassin: on }, new Set(options.roles)),
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

const mode = (key: 'decoy' | 'splitIntel' | 'oberonSplitIntel' | 'evilRing' | 'lady'): Item => toggleOf(key, 'modes')

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
  mode('decoy'),
  mode('splitIntel'),
  mode('oberonSplitIntel'),
  mode('evilRing'),
  mode('lady'),
  toggleOf<AvalonOptions>('showWhoPlayed', 'table'),
  seatingItem(),
]
