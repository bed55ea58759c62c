import { expect, test } from 'vitest'
import { type Audience, partOf, type Recipient, type Recorded, replay } from '#engine'
import { randomStory } from '#engine/law-kit'
import { mafia } from './index.ts'
import { lawKit } from './test/law-kit.ts'

test('MA-EVENTS a private event goes to the seat that it names, or to the living Mafia, and the deal to nobody', () => {
  for (let table = 0; table < 100; table++) {
    const { records, states } = randomStory(mafia, lawKit, `private ${table}`, 1_000)
    for (const [at, batch] of records.entries()) {
      for (const { event, audience } of batch) {
        const part = partOf(mafia, event)
        if (part === 'open') expect(audience).toBe('everyone')
        else if (part === 'sealed') expect(audience).toBe('nobody')
        else if ('seat' in event) expect(audience).toEqual([event.seat])
        else {
          const { open, sealed } = states[at - 1] as (typeof states)[number]
          const mates = open.living.filter((seat) => sealed.roles[seat] === 'mafia')
          for (const seat of audience as readonly Recipient[]) expect(mates).toContain(seat)
        }
      }
    }
  }
})

test('MA-EVENTS no role is named to everyone before its player is out', () => {
  for (let table = 0; table < 100; table++) {
    const { records } = randomStory(mafia, lawKit, `roles ${table}`, 1_000)
    const open = records.flat().filter(({ audience }) => audience === 'everyone')
    const telling = open.filter(({ event }) => 'role' in event || 'roles' in event).map(({ event }) => event.type)
    const allowed = ['DawnBroke', 'VotesTallied', 'PlayerRemoved', 'GameFinished']
    expect(telling.filter((type) => !allowed.includes(type))).toEqual([])
  }
})

test('LAW-REPLAY an event of Mafia that no version knew throws instead of being passed over', () => {
  for (const type of ['TableFlipped', 'toString', 'QuestBegan']) {
    expect(() => replay(mafia, [{ event: { type }, audience: 'everyone' }])).toThrow(type)
  }
})

test('LAW-SOUNDNESS an event of Mafia that reaches the wrong part throws there', () => {
  const wrong = (type: string, audience: Audience): Recorded[] => [{ event: { type }, audience }]
  expect(() => replay(mafia, wrong('BallotSealed', 'everyone'))).toThrow('BallotSealed')
  expect(() => replay(mafia, wrong('NightAnswered', [1]))).toThrow('NightAnswered')
  expect(() => replay(mafia, wrong('NightAnswered', 'nobody'))).toThrow('NightAnswered')
})
