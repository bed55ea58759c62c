import { expect, test } from 'vitest'
import { lawsOf } from '#engine/laws'
import { thavalon } from './index.ts'
import { lawKit } from './test/law-kit.ts'

for (const law of lawsOf(thavalon, lawKit)) {
  test(`LAW-${law.name.toUpperCase()} holds over 2,000 random games of THavalon`, () => {
    expect(law.check(2_000)).toContain('2000')
  })
}
