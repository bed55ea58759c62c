import { sideOf, type Told } from '#games/thavalon'
import { thavalonTexts as texts } from '#texts'
import type { NameOf } from './avalon-lines.ts'

/** What a role card of THavalon tells beside the role, line by line. */
export function toldLines(told: Told, nameOf: NameOf): string[] {
  const { notices, dagger } = told
  const known = knownLines(told, nameOf)
  return [
    ...(known.length + notices.length > 0 ? known : [texts['tell.nothing']()]),
    ...notices.map((notice) => texts[`tell.${notice}`]()),
    ...(dagger ? [texts['tell.dagger']()] : []),
  ]
}

function knownLines({ side, names, roles, partner }: Told, nameOf: NameOf): string[] {
  const { evil, wizards, exact } = names
  const lines: string[] = []
  if (evil) lines.push(texts[side === 'evil' ? 'tell.mates' : 'tell.evil']({ names: list(evil.map(nameOf)) }))
  if (wizards) {
    lines.push(texts[wizards.length > 1 ? 'tell.wizards' : 'tell.wizard']({ names: list(wizards.map(nameOf)) }))
  }
  if (exact) lines.push(texts['tell.exact']({ names: list(exactNames(exact, nameOf)) }))
  if (partner !== null) lines.push(texts['tell.partner']({ names: nameOf(partner) }))
  if (roles.length > 0) lines.push(rolesLine(roles))
  return lines
}

function exactNames(exact: NonNullable<Told['names']['exact']>, nameOf: NameOf): string[] {
  return Object.entries(exact).map(([seat, role]) => {
    return texts['tell.exact-name']({ name: nameOf(Number(seat)), role: texts[`role.${role}`]() })
  })
}

/** Whoever is told of an evil role is told of all. */
function rolesLine(roles: Told['roles']): string {
  const names = list(roles.map((role) => texts[`role.${role}`]()))
  return texts[roles.some((role) => sideOf(role) === 'evil') ? 'tell.all-roles' : 'tell.good-roles']({ names })
}

const list = (names: readonly string[]): string => names.join(', ')
