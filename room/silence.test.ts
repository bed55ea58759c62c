import { expect, test } from 'vitest'
import type { Shape } from '#engine'
import type { LawKit, Secrets } from '#engine/law-kit'
import { partsOf } from '../games/test/parts.ts'
import { compareTwins } from './test/wire-twins.ts'

const lent = await partsOf(async (name) => ({
  ...((await import(`../games/${name}/test/law-kit.ts`)) as { readonly lawKit: LawKit<Shape> }),
  ...((await import(`../games/${name}/test/secrets.ts`)) as { readonly secrets: Secrets<Shape> }),
}))

for (const [game, { lawKit: kit, secrets }] of lent) {
  const twins = { game, kit, hidden: secrets.hidden }

  test(`LAW-SILENCE RM-WATCH on the wire: games of ${game.name} that differ only in secrets send every socket the same bytes`, () => {
    const { same, different, refused, discarded, told } = compareTwins(twins, 60)
    expect({ different, refused }).toEqual({ different: 0, refused: 0 })
    expect(discarded * 5).toBeLessThan(same)
    for (const move of secrets.hiddenMoves) expect(told[move] ?? 0, move).toBeGreaterThan(10)
  })

  test.each(Object.entries(secrets.leaks))(
    `LAW-SILENCE on the wire the comparison bites in ${game.name}: %s that lies open is noticed`,
    (_, leak) => {
      expect(compareTwins(twins, 12, { ...game, ...leak }).different).toBeGreaterThan(5)
    },
  )
}
