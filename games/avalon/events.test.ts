import { expect, test } from 'vitest'
import { type Audience, partOf, type Recorded, replay } from '#engine'
import { randomStory } from '#engine/law-kit'
import { type AvalonEvent, avalon } from './index.ts'
import { lawKit } from './test/law-kit.ts'
import { Sitting } from './test/sitting.ts'

/** Each event of the first plan for Avalon, and the event that carries it here. */
const plan: Readonly<Record<string, AvalonEvent['type'][]>> = {
  EVENT_GAME_STARTED: ['GameStarted'],
  EVENT_PHASE_CHANGED: ['TeamBuildingBegan', 'TeamProposed', 'QuestBegan', 'QuestCompleted', 'AssassinationBegan'],
  EVENT_LEADER_CHANGED: ['TeamBuildingBegan'],
  EVENT_GAME_FINISHED: ['GameFinished'],
  EVENT_TEAM_PROPOSED: ['TeamProposed'],
  EVENT_TEAM_VOTE_CAST: ['PlayerVoted'],
  EVENT_TEAM_APPROVED: ['VotesRevealed'],
  EVENT_TEAM_REJECTED: ['VotesRevealed'],
  EVENT_REJECTION_COUNT: ['VotesRevealed'],
  EVENT_QUEST_CARD_PLAYED: ['CardPlayed'],
  EVENT_QUEST_COMPLETED: ['QuestCompleted'],
  EVENT_ASSASSIN_TARGET: ['AssassinStruck'],
  EVENT_ASSASSINATION_RESULT: ['AssassinStruck'],
  role_assigned: ['RoleTold'],
  role_knowledge: ['RoleTold'],
  team_vote_recorded: ['BallotSealed'],
  quest_card_recorded: ['CardSealed'],
  player_acknowledged_role: ['RoleConfirmed'],
}

function wholeGame(): Sitting {
  const table = new Sitting({ roles: ['merlin', 'loyal', 'loyal', 'assassin', 'minion'] }).confirmAll()
  table.propose(1, 2)
  table.reject()
  table.quest([1, 2])
  table.quest([1, 2, 3])
  table.quest([1, 2])
  table.do(4, { type: 'assassinate', target: 1 })
  return table
}

test('AV-EVENTS public events go to everyone, private ones to their seat alone, the deal to nobody', () => {
  const { log, seats } = wholeGame()
  const sent = new Map<string, Audience[]>()
  for (const { event, audience } of log) sent.set(event.type, [...(sent.get(event.type) ?? []), audience])
  for (const [name, types] of Object.entries(plan)) {
    for (const type of types) {
      const audiences = sent.get(type) ?? []
      expect(audiences.length, type).toBeGreaterThan(0)
      const isPrivate = /^(role|team|quest)_/.test(name)
      for (const audience of audiences) expect(audience === 'everyone', type).toBe(!isPrivate)
    }
  }
  expect(sent.get('RolesDealt')).toEqual(['nobody'])
  expect(sent.get('RoleTold')).toEqual(seats.map((seat) => [seat]))
})

test('AV-EVENTS a private event goes to the seat that it names and to no other', () => {
  for (let table = 0; table < 100; table++) {
    for (const { event, audience } of randomStory(avalon, lawKit, `private ${table}`, 1_000).records.flat()) {
      if (partOf(avalon, event) === 'hand') expect(audience).toEqual([(event as { seat?: number }).seat])
    }
  }
})

test('LAW-REPLAY an event that no version knew throws instead of being passed over', () => {
  const log: Recorded[] = [{ event: { type: 'TableFlipped' }, audience: 'everyone' }]
  expect(() => replay(avalon, log)).toThrow('TableFlipped')
  expect(() => replay(avalon, [{ event: { type: 'toString' }, audience: 'everyone' }])).toThrow('toString')
})

test('LAW-SOUNDNESS an event that reaches the wrong part throws there', () => {
  const wrong = (type: string, audience: Audience): Recorded[] => [{ event: { type }, audience }]
  expect(() => replay(avalon, wrong('BallotSealed', 'everyone'))).toThrow('BallotSealed')
  expect(() => replay(avalon, wrong('PlayerVoted', [1]))).toThrow('PlayerVoted')
  expect(() => replay(avalon, wrong('PlayerVoted', 'nobody'))).toThrow('PlayerVoted')
})
