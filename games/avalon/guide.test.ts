import { expect, test } from 'vitest'
import { avalon, cardsOf, type Role, roleNames, sideOf } from './index.ts'
import { Sitting } from './test/sitting.ts'

test('AV-LESSONS L9 what a role card says is what the rules do', () => {
  const traits = new Map(avalon.guide.roles.map((card) => [card.role, card.traits]))
  const says = (role: Role, trait: string) => traits.get(role)?.includes(trait) ?? false
  const evil = roleNames.filter((role) => sideOf(role) === 'evil')
  for (const role of evil.filter((one) => one !== 'assassin' && one !== 'minion')) {
    const table = new Sitting({ roles: ['merlin', 'percival', 'loyal', 'loyal', 'assassin', role, 'minion'] })
    expect(table.told(1).names.evil?.includes(6) ?? false).toBe(!says(role, 'hidden-from-merlin'))
    expect(table.told(5).names.evil?.includes(6) ?? false).toBe(!says(role, 'apart-from-evil'))
    expect(table.told(6).names.evil !== undefined).toBe(says(role, 'learns-mates'))
    expect(table.told(2).names.wizards?.includes(6) ?? false).toBe(says(role, 'shown-to-percival'))
    expect(cardsOf(role, 1).includes('success')).toBe(!says(role, 'must-fail'))
    expect(cardsOf(role, 4).includes('fail')).toBe(!says(role, 'fails-early-only'))
    expect(cardsOf(role, 3)).toContain('fail')
  }
})
