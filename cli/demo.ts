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
import { type AvalonEvent, type AvalonView, avalon, randomMove, readAvalonOptions } from '#games/avalon'
import { cliTexts } from '#texts'
import { cardLines, eventLine } from './avalon-lines.ts'

const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen']

const seats = names.map((_, at) => at + 1)

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
  if (event.type === 'RoleTold') return ['', ...cardLines(event.told, nameOf(me), nameOf), '']
  return eventLine(event, view, nameOf)
}

function nameOf(seat: Seat): string {
  return names[seat - 1] as string
}
