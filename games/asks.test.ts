import { expect, test } from 'vitest'
import { type AnyGame, type Shape, type State, viewOf } from '#engine'
import { type LawKit, randomStory } from '#engine/law-kit'
import { lawKit as avalonKit } from './avalon/test/law-kit.ts'
import { games } from './index.ts'
import { lawKit as mafiaKit } from './mafia/test/law-kit.ts'
import { lawKit as thavalonKit } from './thavalon/test/law-kit.ts'

const kits = { avalon: avalonKit, thavalon: thavalonKit, mafia: mafiaKit }

/** A declaration is made unasked. */
const unasked = /^declare-/

function statesOf(name: keyof typeof kits): readonly (readonly [before: State<Shape>, actor: unknown, type: string])[] {
  const game = games.get(name) as AnyGame
  const kit = kits[name] as unknown as LawKit<Shape>
  return Array.from({ length: 40 }, (_, table) => randomStory(game, kit, `asks ${table}`, 1_000)).flatMap(
    ({ states, moves }) =>
      moves.map(({ actor, command }, at) => [states[at] as State<Shape>, actor, command.type] as const),
  )
}

test.each(Object.keys(kits) as (keyof typeof kits)[])(
  'KR-ASKS %s: whoever has an answer to give is asked for one, by public facts alone',
  (name) => {
    const game = games.get(name) as AnyGame
    for (const [state] of statesOf(name)) {
      for (const seat of Object.keys(state.hands).map(Number)) {
        const answers = game.may(viewOf(state, seat), seat).filter((type) => !unasked.test(type))
        if (answers.length > 0) expect(game.asked(state.open, seat), `${state.open.phase} ${answers}`).not.toBeNull()
      }
    }
  },
)

test.each(Object.keys(kits) as (keyof typeof kits)[])(
  'KR-ASKS %s: what a seat does is what it may, or a change of what it has answered',
  (name) => {
    const game = games.get(name) as AnyGame
    const changes = new Set<string>()
    for (const [state, actor, type] of statesOf(name)) {
      if (typeof actor !== 'number') continue
      const may = game.may(viewOf(state, actor), actor)
      if (may.length === 0) changes.add(type)
      else expect(may).toContain(type)
    }
    expect([...changes].filter((type) => !['guess', 'night', 'vote'].includes(type))).toEqual([])
  },
)
