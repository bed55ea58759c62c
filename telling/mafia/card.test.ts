import { expect, test } from 'vitest'
import type { Told } from '#games/mafia'
import { mafiaTexts } from '#texts/mafia'
import { namesFrom, sentenceOf } from '../told.ts'
import { cardLines } from './card.ts'

const names = namesFrom((seat) => ['', 'Ana', 'Bo'][seat] as string)
const told = (role: Told['role'], mafia?: number[]) =>
  cardLines({ role, side: 'mafia', names: mafia ? { mafia } : {} }, names).map(sentenceOf)

test('UI-TRUE MA-S a lone Mafia reads so, and is not asked to choose together with anybody', () => {
  expect(told('mafia')).toEqual(['You are the only Mafia member.'])
  expect(mafiaTexts['role.mafia.advice']()).not.toMatch(/together/)
})

test('UI-TRUE MA-S the Detective’s card speaks of the start alone, for answers come to stand beside it', () => {
  expect(told('detective')).toEqual(['At the start you know nothing about the others.'])
})

test('MA-S the Mafia are told of each other, and a Minion of all of them', () => {
  expect(told('mafia', [1, 2])).toEqual(['The other Mafia: Ana, Bo'])
  expect(told('minion', [2])).toEqual(['The Mafia, who do not know you: Bo'])
})
