import { expect, test } from 'vitest'
import type { Told } from '#games/mafia'
import { mafiaTexts } from '#texts'
import { toldTitle } from './card-lines.ts'

const told = (role: Told['role']) => toldTitle({ role, names: {} } as Told)

test('UI-TRUE MA-S a lone Mafia reads so, and is not asked to choose together with anybody', () => {
  expect(told('mafia')).toBe('You are the only Mafia member.')
  expect(mafiaTexts['role.mafia.advice']()).not.toMatch(/together/)
})

test('UI-TRUE MA-S the Detective’s card speaks of the start alone, for answers come to stand beside it', () => {
  expect(told('detective')).toBe('At the start you know nothing about the others.')
})
