import { test } from 'vitest'
import { seededChance } from '#engine'
import { expectEven } from '../../engine/test/evenness.ts'
import { type MafiaOptions, mafia } from './index.ts'
import { only, optionsFor, rolesOf, Sitting } from './test/sitting.ts'

const seats = [1, 2, 3, 4, 5, 6, 7]

function deal(options: MafiaOptions, seed: string) {
  return only(mafia.start({ seats, options, wishes: {} }, seededChance(seed)), 'RolesDealt')[0]?.roles ?? {}
}

test('MA-C3 the two Mafia of seven are every pair of seats alike', () => {
  const options = mafia.options.defaults
  expectEven(21, (at) => {
    const roles = deal(options, `pair ${at}`)
    return seats.filter((seat) => roles[seat] === 'mafia')
  })
})

test('MA-C3 every role falls on every seat alike, and on every pair of seats with any other', () => {
  const options = optionsFor(rolesOf('MnADBVV'))
  for (const [one, other] of [
    ['mafia', 'minion'],
    ['angel', 'detective'],
    ['bomber', 'mafia'],
  ] as const) {
    expectEven(42, (at) => {
      const roles = deal(options, `${one} ${at}`)
      return [one, other].map((role) => seats.find((seat) => roles[seat] === role))
    })
  }
})

test('MA-N2 MA-C3 a tie of the Mafia is broken evenly among the tied', () => {
  expectEven(3, (at) => {
    const table = new Sitting('MMMVVVVVV', {}, `tie ${at}`).begin()
    const dawn = table.night({ 1: 4, 2: 6, 3: null })
    return only(dawn, 'DawnBroke')[0]?.murdered
  })
})
