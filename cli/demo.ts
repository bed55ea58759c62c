import {
  type Actor,
  applySeen,
  begin,
  blankView,
  type Chance,
  perform,
  pick,
  type Recorded,
  type Seat,
  seenBy,
  viewOf,
} from '#engine'
import {
  type AvalonEvent,
  type AvalonView,
  avalon,
  type Role,
  randomMove,
  readAvalonOptions,
  type Told,
} from '#games/avalon'
import { cardLines } from '#telling/avalon/card'
import { eventLine, verdictOf } from '#telling/avalon/log'
import { namesFrom, sentenceOf } from '#telling/told'
import { avalonLogTexts, avalonTexts, cliTexts, wordsOf } from '#texts'

const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen']

const seats = names.map((_, at) => at + 1)
const nameOf = (seat: Seat) => names[seat - 1] as string
const called = namesFrom(nameOf)
const say = wordsOf(avalonTexts, avalonLogTexts)

/** One random game of Avalon, told with only what one seat may know: the lines come from that seat's own fold. */
export function* playDemo(chance: Chance): Generator<string> {
  const me: Seat = pick(seats, chance)
  yield cliTexts['table-heading']({ name: nameOf(me) })
  let view: AvalonView = blankView(avalon)
  for (const record of randomGame(chance)) {
    const event = seenBy(record, me)
    if (event === null) continue
    view = applySeen(avalon, view, event)
    yield* linesOf(event, view, me)
  }
}

function* randomGame(chance: Chance): Generator<Recorded<AvalonEvent>> {
  const options = readAvalonOptions({ roles: ['merlin', 'assassin', 'percival', 'morgana'], lady: true })
  const begun = begin(avalon, { seats, options: options ?? avalon.options.defaults, wishes: {} }, chance)
  if (!begun.ok) throw new Error(begun.refusal)
  yield* begun.records
  let state = begun.state
  while (!avalon.isOver(state.open)) {
    const actor = pick<Actor>([...seats, 'clock'], chance)
    const command = randomMove(viewOf(state, actor), actor, chance)
    const step = command && perform(avalon, state, actor, command, chance)
    if (!step?.ok) continue
    yield* step.records
    state = step.state
  }
}

function linesOf(event: AvalonEvent, view: AvalonView, me: Seat): string[] {
  if (event.type === 'RoleTold') return ['', ...cardOf(event.told, me), '']
  if (event.type === 'GameFinished') return ['', ...verdictOf(event.reason), '', ...finalRoles(event.roles)]
  const line = eventLine(event, view, called)
  return line === '' ? [] : [line]
}

function cardOf(told: Told, me: Seat): string[] {
  const role = say(`role.${told.role}`)
  const you = say('demo.you', { name: nameOf(me), role, side: say(`side.${told.side}`) })
  return [you, ...cardLines(told, called).map(sentenceOf)]
}

function finalRoles(roles: Readonly<Record<Seat, Role>>): string[] {
  const rows = Object.entries(roles).map(([seat, role]) => `  ${nameOf(Number(seat))}: ${say(`role.${role}`)}`)
  return [`${say('demo.roles')}:`, ...rows]
}
