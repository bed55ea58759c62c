import { expect, test } from 'vitest'
import { House, type Phone, tokenOf } from './test/house.ts'

const likes: readonly (readonly [sits: string, comes: string])[] = [
  ['Anna', 'Аnnа'],
  ['Ian', 'lan'],
  ['Bo', 'B0'],
  ['Mina', 'Rnina'],
  ['paul', 'рaul'],
  ['Zoe', 'ᏃᎤe'.replace('Ꭴ', 'ο')],
]

test.each(likes)('RM-NAME %s sits there, and %s, who looks the same, is refused', (sits, comes) => {
  const [house] = House.of(sits)
  const stranger = house.arrive(tokenOf('stranger'))
  expect(house.ask(stranger, { type: 'join', name: comes })).toBe('name-looks-taken')
  expect(house.ask(stranger, { type: 'join', name: 'Another' })).toBe('ok')
  expect(house.lobby(stranger, { type: 'rename', name: comes })).toBe('name-looks-taken')
})

test('RM-NAME names that a reader tells apart are welcome, and one’s own may be written otherwise', () => {
  const [house, ann] = House.of('Ann', 'Anne', 'Анна', 'Zoë', 'Zoe', '李', '📚', 'محمد') as [House, Phone]
  expect(house.lobby(ann, { type: 'rename', name: 'Аnn' })).toBe('ok')
})
