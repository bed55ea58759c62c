import { expect, test } from 'vitest'
import { type Role as AvalonRole, cardsOf as avalonCards, evilAmong, teamSize } from '#games/avalon'
import { type Role as ThavalonRole, cardsOf as thavalonCards } from '#games/thavalon'
import { Pages } from './test/pages.ts'

test('PR-13 how many are evil and how many go on each quest is as at the table', () => {
  for (const { name, cell } of new Pages('protocol/quests').about('players')) {
    const sizes = ['quest 1', '2', '3', '4', '5'].map(cell).map(Number)
    const players = Number(name)
    expect([Number(cell('evil')), ...sizes]).toEqual([
      evilAmong(players),
      ...[1, 2, 3, 4, 5].map((quest) => teamSize(players, quest)),
    ])
  }
})

test('PR-13 the cards that a role may play are as at the table', () => {
  const mayPlay = (game: string) =>
    new Pages(`protocol/${game}`)
      .about('value')
      .filter(({ heading }) => heading === 'Role')
      .map(({ name, cell }) => [name, cell('may play')])
  for (const [role, cards] of mayPlay('thavalon')) expect(thavalonCards(role as ThavalonRole).join(', ')).toBe(cards)
  for (const [role, cards] of mayPlay('avalon')) {
    expect(`${avalonCards(role as AvalonRole, 1).join(', ')}`).toBe(cards?.replace(/;.*/, ''))
    expect(avalonCards(role as AvalonRole, 5).length === avalonCards(role as AvalonRole, 1).length, role).toBe(
      !cards?.includes('only success'),
    )
  }
})
