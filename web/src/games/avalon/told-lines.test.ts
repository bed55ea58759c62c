import { expect, test } from 'vitest'
import type { Told } from '#games/avalon'
import { toldNothing } from './told-lines.ts'

const loyal = { role: 'loyal', names: {} } as Told

test('UI-TRUE AV-LADY a card says that its player knows nothing only until the Lady has answered', () => {
  expect(toldNothing(loyal, [])).toEqual(['You know nothing. Trust your instincts.'])
  expect(toldNothing(loyal, [{ about: 2, is: 'evil' }])).toEqual([])
})
