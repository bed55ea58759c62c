import { expect, test } from 'vitest'
import { mafiaTexts } from '#texts/mafia'
import { mafiaGuideTexts } from '#texts/mafia-guide'
import { mafia, type Reason, type Role, roleNames, roleRows } from './index.ts'
import { Sitting } from './test/sitting.ts'

const texts = { ...mafiaTexts, ...mafiaGuideTexts } as unknown as Readonly<
  Record<string, ((params: object) => string) | undefined>
>
const words = (code: string) => texts[code]?.({}) ?? ''

test('MA-GUIDE every question of the night, every phase and every end has words', () => {
  const questions = roleNames.map((role) => roleRows[role].asks)
  const reasons: Reason[] = ['village', 'parity', 'bomber', 'draw']
  const codes = [
    ...questions.flatMap((asks) => [`ask.${asks}`, `ask.${asks}.none`, `recap.${asks}`, `recap.${asks}.none`]),
    ...['role_reveal', 'night', 'discussion', 'voting', 'runoff', 'finished'].map((phase) => `phase.${phase}`),
    ...reasons.flatMap((reason) => [`reason.${reason}`, `reason.${reason}.why`]),
    ...['answer.mafia', 'answer.not-mafia', 'action.no-murder'],
  ]
  expect(codes.filter((code) => words(code) === '')).toEqual([])
})

test('MA-GUIDE the words of this game are Villager and murdered', () => {
  const everything = Object.values(texts).map((message) => message?.({}) ?? '')
  expect(everything.filter((text) => /lynch|townsp|townie/i.test(text))).toEqual([])
  expect(words('role.villager')).toBe('Villager')
})

test('MA-GUIDE MA-S what a role card says is what the rules do', () => {
  const traits = new Map(mafia.guide.roles.map((card) => [card.role, card.traits]))
  const says = (role: Role, trait: string) => traits.get(role)?.includes(trait) ?? false
  const seats = { mafia: 1, minion: 2, angel: 3, detective: 4, bomber: 5, villager: 6 } as const
  for (const role of roleNames) {
    const table = new Sitting('MnADBVVVV').begin()
    const seat = seats[role]
    expect(table.told(2).names.mafia?.includes(seat) ?? role === 'minion').toBe(says(role, 'reads-mafia'))
    expect(typeof table.try(seat, { type: 'night', target: seat }) !== 'string').toBe(says(role, 'may-choose-self'))
    if (role !== 'detective') {
      table.night({ 4: seat })
      expect(table.hand(4).notebook[0]?.is).toBe(says(role, 'reads-mafia') ? 'mafia' : 'not-mafia')
    }
    const vote = new Sitting('MnADBVVVV').begin()
    vote.vote({ 7: seat })
    expect(vote.open.outcome?.winner === 'bomber').toBe(says(role, 'wins-by-vote'))
  }
})
