import { type Role, sideOf, type Told } from '#games/thavalon'
import { thavalonTexts } from '#texts/thavalon'
import { wordsOf } from '#texts/words-of'
import { type CardLine, type Names, naming, plain } from '../told.ts'

export const say = wordsOf(thavalonTexts)
const sayRole = (role: Role) => say(`role.${role}`)

/** What a role card tells beside the role. */
export function cardLines(told: Told, { name }: Pick<Names, 'name'>): CardLine[] {
  const known = knownLines(told, name)
  return [
    ...(known.length + told.notices.length > 0 ? known : [plain('nothing', say('tell.nothing'))]),
    ...told.notices.map((notice) => plain('notice', say(`tell.${notice}`))),
    ...(told.dagger ? [plain('dagger', say('tell.dagger'))] : []),
  ]
}

function knownLines({ role, side, names, roles, partner }: Told, name: Names['name']): CardLine[] {
  const { evil, wizards, exact } = names
  const group = (code: string, named: readonly string[] | undefined) =>
    named && named.length > 0 ? [naming(named, (list) => say(code, { names: list }))] : []
  const as = (seat: number, other: Role) => say('tell.exact-name', { name: name(seat), role: sayRole(other) })
  return [
    ...group(side === 'evil' ? 'tell.mates' : 'tell.evil', evil?.map(name)),
    ...group(wizards?.length === 1 ? 'tell.wizard' : 'tell.wizards', wizards?.map(name)),
    ...group('tell.exact', exact && Object.entries(exact).map(([seat, other]) => as(Number(seat), other))),
    // Each of the Lovers knows that the other is the other one.
    ...group('tell.partner', partner === null ? [] : [as(partner, role === 'tristan' ? 'iseult' : 'tristan')]),
    // Whoever is told of an evil role is told of all.
    ...group(
      roles.some((other) => sideOf(other) === 'evil') ? 'tell.all-roles' : 'tell.good-roles',
      roles.map(sayRole),
    ),
  ]
}
