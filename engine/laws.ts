import fc from 'fast-check'
import { type Chance, pick } from './chance.ts'
import type { Actor, Recipient, Recorded } from './event.ts'
import { applySeen, blankView, replay, viewOf } from './fold.ts'
import type { EventOf, Game, Shape, State, View } from './game.ts'
import { everyActor, everyRecipient, type LawKit, randomStory, type Story, tellStory } from './law-kit.ts'
import { seededChance } from './seeded.ts'
import { seenBy } from './seen.ts'
import { perform } from './step.ts'
import { pack, unpack } from './wire.ts'

export interface Law {
  readonly name: 'soundness' | 'silence' | 'progress' | 'replay'
  /** Throws where the law is broken; otherwise says what was tried. */
  check(games: number, seed?: number): string
}

/** The four laws that every game keeps, in one call. */
export function lawsOf<G extends Shape>(game: Game<G>, kit: LawKit<G>): Law[] {
  return [
    law('soundness', game, kit, soundness),
    { name: 'silence', check: (games, seed) => checkSilence(game, kit, games, seed) },
    law('progress', game, kit, progress),
    law('replay', game, kit, replayed),
  ]
}

type Check = <G extends Shape>(game: Game<G>, kit: LawKit<G>, story: Story<G>, chance: Chance) => void

function law<G extends Shape>(name: Law['name'], game: Game<G>, kit: LawKit<G>, test: Check): Law {
  return {
    name,
    check(games, seed) {
      forStories(game, kit, games, seed, (story, chance) => test(game, kit, story, chance))
      return `${games} games`
    },
  }
}

/** Whole games for the most part, some cut short; a failure shrinks to the shortest beginning that still fails. */
function forStories<G extends Shape>(
  game: Game<G>,
  kit: LawKit<G>,
  games: number,
  seed: number | undefined,
  test: (story: Story<G>, chance: Chance) => void,
): void {
  const cut = fc.oneof({ arbitrary: fc.constant(10_000), weight: 3 }, { arbitrary: fc.nat({ max: 150 }), weight: 1 })
  const property = fc.property(fc.noShrink(fc.nat()), cut, (table, moves) => {
    test(randomStory(game, kit, `${table}`, moves), seededChance(`${table}/law`))
  })
  fc.assert(property, { numRuns: games, endOnFailure: false, ...(seed === undefined ? {} : { seed }) })
}

function assertSame(actual: unknown, expected: unknown, what: string): void {
  const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (left !== right) throw new Error(`${what}\n  is        ${left}\n  should be ${right}`)
}

/** Law 1. What a recipient has folded from the events it was sent is exactly its view on the server. */
const soundness: Check = (game, _, story, chance) => {
  const looks = new Set([story.states.length - 1, pick([...story.states.keys()].slice(0, 256), chance)])
  const sent = story.records.map((records) => records.map((record) => overTheWire(game, record)))
  for (const recipient of everyRecipient(story.states[0] as State<never>)) {
    let view = blankView(game)
    for (const [at, records] of sent.entries()) {
      for (const record of records) {
        const event = seenBy(record, recipient)
        if (event !== null) view = applySeen(game, view, event)
      }
      const state = story.states[at] as State<never>
      if (looks.has(at)) assertSame(view, viewOf(state, recipient), `the fold of ${recipient} after move ${at}`)
    }
  }
}

/** The record as a phone gets its event: packed, sent as text, read and unpacked. */
function overTheWire<G extends Shape>(game: Game<G>, { event, audience }: Recorded<EventOf<G>>): Recorded<EventOf<G>> {
  if (audience === 'nobody') return { event, audience }
  return { event: unpack(game, JSON.parse(JSON.stringify(pack(game, event)))), audience }
}

/** Law 2. Two games that differ only in what a recipient cannot see send that recipient the same bytes. */
function checkSilence<G extends Shape>(game: Game<G>, kit: LawKit<G>, games: number, seed?: number): string {
  let [tried, discarded] = [0, 0]
  forStories(game, kit, games, seed, (story, chance) => {
    const untold = beforeTheEnd(game, story)
    const recipient = pick(everyRecipient(story.states[0] as State<G>), chance)
    const script = kit.twin(untold, recipient, chance)
    tried++
    if (script === null) discarded++
    else
      assertSame(
        framesOf(game, tellStory(game, script), recipient),
        framesOf(game, untold, recipient),
        `the frames of ${recipient}`,
      )
  })
  if (discarded * 5 >= tried) throw new Error(`${discarded} of ${tried} twins were discarded: the law is hardly tested`)
  return `${tried} twins, ${discarded} discarded`
}

/** The end opens every role, so no two deals look alike after it. */
function beforeTheEnd<G extends Shape>(game: Game<G>, story: Story<G>): Story<G> {
  if (!game.isOver((story.states.at(-1) as State<G>).open)) return story
  return {
    opening: story.opening,
    moves: story.moves.slice(0, -1),
    states: story.states.slice(0, -1),
    records: story.records.slice(0, -1),
  }
}

/** One frame for each commit of which the recipient learns anything; none where it learns nothing. */
function framesOf<G extends Shape>(game: Game<G>, story: Story<G>, recipient: Recipient): string[] {
  return story.records
    .map((records) => records.map((record) => seenBy(record, recipient)).filter((event) => event !== null))
    .filter((events) => events.length > 0)
    .map((events) => JSON.stringify(events.map((event) => pack(game, event))))
}

/** Law 3. While the game goes on somebody can act or a deadline is set; every command is refused or decides; the end is the end. */
const progress: Check = (game, kit, story, chance) => {
  for (const state of story.states) {
    const actors = everyActor(state)
    const over = game.isOver(state.open)
    if (over === somebodyCanAct(game, kit, state, actors, chance)) {
      throw new Error(over ? 'the game is over and still asks something' : 'the game has come to a stand')
    }
    const actor = pick(actors, chance)
    const command = kit.anyCommand(state.open, chance)
    const step = perform(game, state, actor, command, chance)
    if (over && step.ok) throw new Error(`${JSON.stringify(command)} was taken after the end`)
  }
}

function somebodyCanAct<G extends Shape>(
  game: Game<G>,
  kit: LawKit<G>,
  state: State<G>,
  actors: readonly Actor[],
  chance: Chance,
): boolean {
  if (game.nextDeadline(state.open) !== null) return true
  return actors.some((actor) => {
    const view: View<G> = viewOf(state, actor)
    const command = kit.randomMove(view, actor, chance)
    return command !== null && game.refuse(view, actor, command) === null
  })
}

/** Law 4. The stored log, read back, folds to the same state. */
const replayed: Check = (game, _, story) => {
  const log = JSON.parse(JSON.stringify(story.records.flat()))
  assertSame(replay(game, log), story.states.at(-1), 'the fold of the stored log')
}
