import { expect, test } from 'vitest'
import { lawsOf } from '#engine/laws'
import { avalon } from './index.ts'
import { lawKit } from './test/law-kit.ts'

for (const law of lawsOf(avalon, lawKit)) {
  test(`LAW-${law.name.toUpperCase()} holds over 2,000 random games of Avalon`, () => {
    expect(law.check(2_000)).toContain('2000')
  })
}
