import { test } from 'vitest'
import { seededChance } from '#engine'
import { avalon, type Role } from './index.ts'
import { expectEven } from './test/evenness.ts'
import { only, Sitting } from './test/sitting.ts'

const seats = [1, 2, 3, 4, 5]

test('AV-RANDOM Merlin and Assassin fall on every pair of seats alike', () => {
  const setting = { seats, options: avalon.options.defaults, wishes: {} }
  expectEven(20, (at) => {
    const [dealt] = only(avalon.start(setting, seededChance(`roles ${at}`)), 'RolesDealt')
    const holder = (role: Role) => seats.find((seat) => dealt?.roles[seat] === role)
    return [holder('merlin'), holder('assassin')]
  })
})

test('AV-RANDOM FR-350 every seating of five is as likely as any other', () => {
  expectEven(120, (at) => {
    const table = new Sitting({ options: { seating: 'random' }, seed: `seating ${at}` }).confirmAll()
    return table.open.seating
  })
})

test('AV-RANDOM FR-351 the first leader is any player', () => {
  const open = { ...avalon.blank.open, seats, confirmed: 4 }
  const state = { open, hands: {}, sealed: avalon.blank.sealed }
  expectEven(5, (at) => {
    const events = avalon.decide(state, 5, { type: 'confirm-role', motion: 1 }, seededChance(`leader ${at}`))
    return only(events, 'TeamBuildingBegan')[0]?.leader
  })
})
