import { expect, test } from 'vitest'
import { type AnyGame, type Shape, type State, viewOf } from '#engine'
import { type LawKit, randomStory } from '#engine/law-kit'
import { lawKits } from './test/law-kits.ts'

/** A declaration is made unasked. */
const unasked = /^declare-/

function statesOf(
  game: AnyGame,
  kit: LawKit<Shape>,
): readonly (readonly [before: State<Shape>, actor: unknown, type: string])[] {
  return Array.from({ length: 40 }, (_, table) => randomStory(game, kit, `asks ${table}`, 1_000)).flatMap(
    ({ states, moves }) =>
      moves.map(({ actor, command }, at) => [states[at] as State<Shape>, actor, command.type] as const),
  )
}

for (const [game, kit] of lawKits) {
  test(`KR-ASKS ${game.name}: whoever has an answer to give is asked for one, by public facts alone`, () => {
    for (const [state] of statesOf(game, kit)) {
      for (const seat of Object.keys(state.hands).map(Number)) {
        const answers = game.may(viewOf(state, seat), seat).filter((type) => !unasked.test(type))
        if (answers.length > 0) expect(game.asked(state.open, seat), `${state.open.phase} ${answers}`).not.toBeNull()
      }
    }
  })

  test(`KR-ASKS ${game.name}: what a seat does is what it may, or a change of what it has answered`, () => {
    const changes = new Set<string>()
    for (const [state, actor, type] of statesOf(game, kit)) {
      if (typeof actor !== 'number') continue
      const may = game.may(viewOf(state, actor), actor)
      if (may.length === 0) changes.add(type)
      else expect(may).toContain(type)
    }
    expect([...changes].filter((type) => !['guess', 'night', 'vote'].includes(type))).toEqual([])
  })
}
