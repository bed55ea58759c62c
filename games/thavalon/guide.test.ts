import { expect, test } from 'vitest'
import { thavalonTexts } from '#texts/thavalon'
import { thavalonGuideTexts } from '#texts/thavalon-guide'
import { cardsOf, type Role, roleNames, type TellNotice, thavalon } from './index.ts'
import { Sitting, tables } from './test/sitting.ts'

test('TH-GUIDE every notice of a card has words', () => {
  const notices: TellNotice[] = ['one-unseen-evil', 'one-not-evil', 'sees-nobody']
  for (const notice of notices) expect(thavalonTexts[`tell.${notice}`]()).not.toBe('')
})

test('TH-GUIDE who knows Avalon reads that THavalon extends it, and first of all what differs', () => {
  const at = thavalon.guide.sections.findIndex(({ title }) => title === 'differs')
  expect(at).toBe(1)
  expect(thavalonGuideTexts['guide.differs-base']()).toMatch(/^THavalon extends Avalon/)
})

test('TH-GUIDE TH-S-1 what a role card says is what the rules do', () => {
  const traits = new Map(thavalon.guide.roles.map((card) => [card.role, card.traits]))
  const says = (role: Role, trait: string) => traits.get(role)?.includes(trait) ?? false
  for (const role of roleNames) {
    expect(cardsOf(role).includes('reverse')).toBe(says(role, 'may-reverse'))
    expect(cardsOf(role).includes('success')).toBe(!says(role, 'must-fail'))
  }
  const table = new Sitting({ roles: tables[10] })
  const [merlin, percival, morgana] = [table.told(1), table.told(2), table.told(8)]
  for (const seat of [7, 8, 9, 10]) {
    const role = table.told(seat).role
    expect(merlin.names.evil?.includes(seat)).toBe(!says(role, 'hidden-from-merlin'))
    expect(percival.names.wizards?.includes(seat) ?? false).toBe(says(role, 'shown-to-percival'))
    if (seat !== 8) expect(morgana.names.evil?.includes(seat)).toBe(!says(role, 'hidden-from-evil'))
  }
  expect(merlin.names.evil?.includes(3)).toBe(says('lancelot', 'looks-evil-to-merlin'))
})
