import { expect, test } from 'vitest'
import type { AudienceTable, Game } from '#engine'
import { type Avalon, avalon } from '#games/avalon'
import { lawKit } from '../games/avalon/test/law-kit.ts'
import { type Law, lawsOf } from './laws.ts'

/** A law that cannot fail proves nothing: each of these games is broken in one place, and its law must say so. */
function check(name: Law['name'], broken: Partial<Game<Avalon>>, kit = lawKit): () => string {
  const law = lawsOf({ ...avalon, ...broken }, kit).find((one) => one.name === name) as Law
  return () => law.check(60, 7)
}

test('LAW-SOUNDNESS bites where a reducer changes what it was given', () => {
  const open: Game<Avalon>['evolve']['open'] = (before, event) => {
    if (event.type !== 'PlayerVoted') return avalon.evolve.open(before, event)
    ;(before.voted as number[]).push(event.seat)
    return before
  }
  expect(check('soundness', { evolve: { ...avalon.evolve, open } })).toThrow()
})

test('LAW-SOUNDNESS bites where a fold depends on more than the events that were sent', () => {
  let folds = 0
  const open: Game<Avalon>['evolve']['open'] = (before, event) => ({
    ...avalon.evolve.open(before, event),
    confirmed: folds++,
  })
  expect(check('soundness', { evolve: { ...avalon.evolve, open } })).toThrow()
})

test('LAW-SILENCE bites where a ballot goes to the whole table', () => {
  const audience: AudienceTable<Avalon> = { ...avalon.audience, BallotSealed: (_, { open }) => open.seats }
  expect(check('silence', { audience })).toThrow()
})

test('LAW-SILENCE bites where an evil answer is longer than a good one', () => {
  const decide: Game<Avalon>['decide'] = (state, actor, command, chance) => {
    const events = avalon.decide(state, actor, command, chance)
    const evil = state.hands[actor as number]?.told?.side === 'evil'
    return command.type === 'vote' && evil ? [...events, { type: 'RoleConfirmed', count: 1 }] : events
  }
  expect(check('silence', { decide })).toThrow()
})

test('LAW-SILENCE bites where hardly a twin can be found', () => {
  expect(check('silence', {}, { ...lawKit, twin: () => null })).toThrow('discarded')
})

test('LAW-PROGRESS bites where the table comes to a stand', () => {
  const refuse: Game<Avalon>['refuse'] = (view, actor, command) =>
    command.type === 'examine' ? 'wrong-phase' : avalon.refuse(view, actor, command)
  expect(check('progress', { refuse })).toThrow()
})

test('LAW-PROGRESS bites where a command throws, and where the end is not the end', () => {
  const decide: Game<Avalon>['decide'] = (state, actor, command, chance) => {
    if (command.type === 'vote' && state.open.voted.length === 2) throw new Error('lost my head')
    return avalon.decide(state, actor, command, chance)
  }
  expect(check('progress', { decide })).toThrow()
  expect(check('progress', { isOver: ({ quests }) => quests.length > 0 })).toThrow()
})

test('LAW-REPLAY bites where an event does not survive storage', () => {
  const decide: Game<Avalon>['decide'] = (state, actor, command, chance) =>
    avalon
      .decide(state, actor, command, chance)
      .map((event) =>
        event.type === 'TeamProposed' ? { ...event, team: new Set(event.team) as unknown as number[] } : event,
      )
  const evolve: Game<Avalon>['evolve'] = {
    ...avalon.evolve,
    open: (open, event) =>
      avalon.evolve.open(open, event.type === 'TeamProposed' ? { ...event, team: [...event.team] } : event),
  }
  expect(check('replay', { decide, evolve })).toThrow()
})

for (const law of lawsOf(avalon, lawKit)) {
  test(`LAW-${law.name.toUpperCase()} holds for the game as it is, with the same seed`, () => {
    expect(law.check(60, 7)).toContain('60')
  })
}
