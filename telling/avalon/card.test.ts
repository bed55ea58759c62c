import { expect, test } from 'vitest'
import type { Told } from '#games/avalon'
import { apart, namesFrom, sentenceOf } from '../told.ts'
import { cardLines } from './card.ts'

const names = namesFrom((seat) => ['', 'Ana', 'Bo', 'Cleo'][seat] as string)
const nothing: Told = { role: 'loyal', side: 'good', names: {}, hidden: 0, dagger: false, notices: [] }
const card = (some: Partial<Told>) => cardLines({ ...nothing, ...some }, names)

test.each<[Partial<Told>, string[]]>([
  [{}, ['You know nothing. Trust your instincts.']],
  [{ role: 'merlin' }, ['No Evil player is shown to you.']],
  [
    { role: 'merlin', names: { evil: [3, 1] }, hidden: 1 },
    ['You see the forces of Evil: Cleo, Ana', '1 other evil player(s) are hidden from you'],
  ],
  [
    { role: 'percival', names: { wizards: [2] }, notices: ['merlin-certain'] },
    ['You see one powerful wizard: Bo.', 'Morgana is not in play, so this is Merlin for certain.'],
  ],
])('AV-SIGHT a role card says in whole sentences what it tells: %j', (told, lines) => {
  expect(card(told).map(sentenceOf)).toEqual(lines)
})

test('AV-SIGHT the names of a sentence can stand in a list of their own, and one line stays one line', () => {
  const [seen] = card({ role: 'merlin', names: { evil: [3, 1] } })
  expect(seen && apart(seen)).toEqual({ before: 'You see the forces of Evil:', names: ['Cleo', 'Ana'], after: '' })
  const [mate] = card({ role: 'minion', side: 'evil', names: { evil: [2] }, notices: ['ring'] })
  expect(mate && apart(mate)).toEqual({ before: '', names: ['Bo is Evil'], after: '' })
  expect(card({}).map(apart)).toEqual([null])
})
