import type { OptionItem } from '#engine'
import { evilAmong } from './numbers.ts'
import type { MafiaOptions } from './options.ts'
import { type Timer, timerNames, timerRows } from './timers.ts'

type Item = OptionItem<MafiaOptions>
type Switch = { [K in keyof MafiaOptions]: MafiaOptions[K] extends boolean ? K : never }[keyof MafiaOptions]

const evil: Item = {
  id: 'evil',
  group: 'roles',
  kind: 'number',
  label: 'option.evil',
  help: 'option.evil.help',
  ...{ least: 1, most: 9, step: 1, nullable: true, automatic: evilAmong },
  read: (options) => options.evil,
  write: (options, value) => ({ ...options, evil: value }),
}

const minion: Item = {
  id: 'minion',
  group: 'roles',
  kind: 'number',
  label: 'role.minion',
  help: 'role.minion.summary',
  ...{ least: 0, most: 8, step: 1, nullable: false },
  read: (options) => options.minion,
  write: (options, value) => ({ ...options, minion: value ?? 0 }),
}

function toggle(key: Switch, group: string, label: string, help: string): Item {
  return {
    id: key,
    group,
    kind: 'toggle',
    label,
    help,
    read: (options) => options[key],
    write: (options, on) => ({ ...options, [key]: on }),
  }
}

const roleToggle = (role: 'angel' | 'detective' | 'bomber') =>
  toggle(role, 'roles', `role.${role}`, `role.${role}.summary`)
const ruleToggle = (key: Switch) => toggle(key, 'rules', `option.${key}`, `option.${key}.help`)

function choice<K extends 'visibility' | 'mafiaTie'>(key: K, values: readonly MafiaOptions[K][]): Item {
  return {
    id: key,
    group: 'rules',
    kind: 'choice',
    label: `option.${key}`,
    help: `option.${key}.help`,
    values: values.map((value) => ({ value, label: `option.${key}.${value}` })),
    read: (options) => options[key],
    write: (options, value) => ({ ...options, [key]: values.find((one) => one === value) ?? options[key] }),
  }
}

function timer(key: Timer): Item {
  const { least, most, step, nullable } = timerRows[key]
  return {
    id: key,
    group: 'timers',
    kind: 'number',
    label: `option.${key}`,
    help: `option.${key}.help`,
    ...{ least, most, step, nullable },
    read: (options) => options[key],
    write: (options, value) => ({ ...options, [key]: value }),
  }
}

/** In the order in which a lobby shows them. */
export const optionItems: readonly Item[] = [
  evil,
  minion,
  roleToggle('angel'),
  roleToggle('detective'),
  roleToggle('bomber'),
  choice('visibility', ['hidden', 'realtime']),
  choice('mafiaTie', ['random', 'none']),
  ruleToggle('angelRepeats'),
  ruleToggle('quietFirstNight'),
  ruleToggle('ghosts'),
  ...timerNames.map(timer),
]
