import { expect, test } from 'vitest'
import type { Seat } from '#engine'
import { avalonLogTexts } from '#texts/avalon-log'
import { type AvalonState, type Role, score } from './index.ts'
import { ladyIsDue } from './lady.ts'
import { only, Sitting } from './test/sitting.ts'

const five: Role[] = ['merlin', 'loyal', 'loyal', 'assassin', 'minion']
const noMerlin: Role[] = ['loyal', 'loyal', 'loyal', 'minion', 'minion']
const seven: Role[] = ['merlin', 'percival', 'loyal', 'loyal', 'assassin', 'morgana', 'minion']

function threeSuccesses(roles: Role[], dagger?: Seat): Sitting {
  const options = roles.includes('assassin') ? {} : { assassin: false }
  const table = new Sitting({ roles, options, ...(dagger && { dagger }) }).confirmAll()
  table.quest([1, 2])
  table.quest([1, 2, 3])
  table.quest([1, 2])
  return table
}

/** Two quests have failed, and the Fail of a third has just been shown. */
function thirdFailure(): Sitting {
  const table = new Sitting({ roles: five }).confirmAll()
  table.quest([4, 1], 4)
  table.quest([4, 1, 2], 4)
  table.propose(4, 1)
  table.vote()
  table.play(4)
  return table
}

test('FR-341 AC6.1 the third failure is noticed with its quest, and told once the result was seen', () => {
  const table = thirdFailure()
  expect(table.open.phase).toBe('quest_results')
  expect(score(table.open)).toEqual({ good: 0, evil: 3 })
  expect(table.open.outcome).toBeNull()
  expect(table.continue().map(({ type }) => type)).toEqual(['GameFinished'])
  expect(table.open.deadline).toBeNull()
})

test('FR-343 AC6.6 three failed quests: evil wins by sabotage', () => {
  const table = thirdFailure()
  table.continue()
  expect(table.open.outcome).toMatchObject({ winner: 'evil', reason: 'sabotage' })
  expect(avalonLogTexts['reason.sabotage']()).toBe('Evil wins by sabotage!')
})

test('FR-342 FR-340 AC6.7 three successes without Merlin: good wins at once', () => {
  const table = threeSuccesses(noMerlin)
  expect(table.open.outcome).toMatchObject({ winner: 'good', reason: 'quests', dagger: null })
  expect(avalonLogTexts['reason.quests']()).toBe('Good wins!')
})

test('AC6.5 five rejections are told as chaos', () => {
  expect(avalonLogTexts['reason.chaos']()).toBe('Evil wins by chaos!')
})

test('AC6.4 AC6.9 the other endings name the winner and say why in the sentences that were asked for', () => {
  expect(avalonLogTexts['reason.chaos.why']()).toBe('Evil won after 5 consecutive team rejections.')
  expect(avalonLogTexts['reason.sabotage.why']()).toBe('Evil sabotaged 3 quests!')
  const said = [avalonLogTexts['reason.assassination'](), avalonLogTexts['reason.assassination.why']()]
  expect(said.join(' ')).toBe('Evil won! The Assassin correctly identified Merlin.')
  expect(avalonLogTexts['reason.spared.why']()).toBe('Good won 3 quests, and the Assassin failed to identify Merlin!')
})

test('FR-345 AC6.8 AV-FINISH the end shows every role to players and watchers', () => {
  const table = threeSuccesses(five)
  table.do(4, { type: 'assassinate', target: 2 })
  for (const knower of [1, 5, 'watcher'] as const) {
    const [end] = only(table.seen(knower), 'GameFinished')
    expect(end?.roles).toEqual({ 1: 'merlin', 2: 'loyal', 3: 'loyal', 4: 'assassin', 5: 'minion' })
  }
})

test('AV-DAGGER the right name: evil wins', () => {
  const table = threeSuccesses(five)
  expect(table.open.phase).toBe('assassination')
  table.do(4, { type: 'assassinate', target: 1 })
  expect(table.open.struck).toEqual({ by: 4, target: 1, found: true })
  expect(table.open.outcome).toMatchObject({ winner: 'evil', reason: 'assassination' })
})

test('AV-DAGGER a wrong name, also an ally: good wins', () => {
  for (const target of [2, 5]) {
    const table = threeSuccesses(five)
    table.do(4, { type: 'assassinate', target })
    expect(table.open.outcome).toMatchObject({ winner: 'good', reason: 'spared' })
  }
})

test('AV-DAGGER AV-LESSONS L17 oneself, nobody, twice and by another are refused, alike for every other role', () => {
  const table = threeSuccesses(five)
  expect(table.try(4, { type: 'assassinate', target: 4 })).toBe('not-self')
  expect(table.try(4, { type: 'assassinate', target: 9 })).toBe('unknown-player')
  for (const seat of [1, 2, 3, 5]) expect(table.try(seat, { type: 'assassinate', target: 1 })).toBe('not-dagger-holder')
  table.do(4, { type: 'assassinate', target: 2 })
  expect(table.try(4, { type: 'assassinate', target: 1 })).toBe('game-over')
})

test('AV-DAGGER without the Assassin card any evil player but Oberon holds the dagger, and is told so', () => {
  const roles: Role[] = ['merlin', 'loyal', 'loyal', 'mordred', 'oberon']
  const holders = Array.from(
    { length: 30 },
    (_, at) => new Sitting({ roles, options: { assassin: false }, seed: `${at}` }),
  )
  for (const table of holders) {
    expect(table.seats.filter((seat) => table.told(seat).dagger)).toEqual([4])
  }
  const table = threeSuccesses(['merlin', 'loyal', 'loyal', 'morgana', 'minion'], 5)
  expect(table.told(5).dagger).toBe(true)
  table.do(5, { type: 'assassinate', target: 1 })
  expect(table.open.outcome).toMatchObject({ winner: 'evil', dagger: 5 })
})

test('AV-DAGGER the quiz: guesses are sealed until the end, may be changed, and decide nothing', () => {
  const table = threeSuccesses(five)
  expect(table.do(2, { type: 'guess', target: 3 })).toEqual([{ type: 'GuessSealed', seat: 2, target: 3 }])
  table.do(2, { type: 'guess', target: 1 })
  table.do(5, { type: 'guess', target: 3 })
  expect(table.try(3, { type: 'guess', target: 3 })).toBe('not-self')
  expect(table.try(4, { type: 'guess', target: 1 })).toBe('dagger-holder-guesses-not')
  expect(only(table.seen(1), 'GuessSealed')).toEqual([])
  expect(table.open.phase).toBe('assassination')
  table.do(4, { type: 'assassinate', target: 3 })
  expect(table.open.outcome).toMatchObject({
    winner: 'good',
    guesses: [
      { by: 2, target: 1 },
      { by: 5, target: 3 },
    ],
  })
})

test('AV-TERMINAL no quest is played after the third win', () => {
  const table = threeSuccesses(five)
  expect(table.try(1, { type: 'propose', team: [1, 2] })).toBe('wrong-phase')
  expect(table.open.quests).toHaveLength(3)
})

function withLady(): Sitting {
  return new Sitting({ roles: seven, options: { lady: true }, leader: 3 }).confirmAll()
}

test('AV-LADY the player on the first leader’s right holds the Lady first', () => {
  expect(withLady().open.lady?.holder).toBe(2)
  expect(new Sitting({ roles: seven, options: { lady: true }, leader: 1 }).confirmAll().open.lady?.holder).toBe(7)
  expect(new Sitting({ roles: seven }).confirmAll().open.lady).toBeNull()
})

test('AV-LADY AV-LESSONS L18 after quests 2, 3 and 4 the holder alone learns the true side, and the token moves', () => {
  const table = withLady()
  table.quest([1, 2])
  expect(table.open.phase).toBe('team_building')
  table.quest([1, 2, 5], 5)
  expect(table.open.phase).toBe('lady_of_the_lake')
  table.do(2, { type: 'examine', target: 6 })
  expect(table.state.hands[2]?.answers).toEqual([{ about: 6, is: 'evil' }])
  expect(table.seen(3)).toContainEqual({ type: 'PlayerExamined', by: 2, target: 6 })
  for (const other of [1, 3, 6, 'watcher'] as const) expect(only(table.seen(other), 'LadyAnswered')).toEqual([])
  expect(table.open).toMatchObject({ phase: 'team_building', quest: 3 })

  table.quest([1, 2, 3])
  table.do(6, { type: 'examine', target: 1 })
  expect(table.state.hands[6]?.answers).toEqual([{ about: 1, is: 'good' }])
  table.quest([1, 5, 6, 7], 5, 6)
  table.do(1, { type: 'examine', target: 4 })
  expect(table.open.lady).toEqual({
    holder: 4,
    held: [2, 6, 1, 4],
    examined: [
      { by: 2, target: 6 },
      { by: 6, target: 1 },
      { by: 1, target: 4 },
    ],
  })
  expect(table.open.quest).toBe(5)
})

test('AV-LADY not oneself, not a former holder, not a stranger, and nobody but the holder', () => {
  const table = withLady()
  table.quest([1, 2])
  table.quest([1, 2, 5], 5)
  expect(table.try(3, { type: 'examine', target: 1 })).toBe('not-lady-holder')
  expect(table.try(2, { type: 'examine', target: 2 })).toBe('not-self')
  expect(table.try(2, { type: 'examine', target: 8 })).toBe('unknown-player')
  table.do(2, { type: 'examine', target: 4 })
  table.quest([1, 2, 3])
  expect(table.try(4, { type: 'examine', target: 2 })).toBe('held-lady-before')
})

test('AV-LADY the Lady does not come where the game ends, nor without a legal target', () => {
  const table = withLady()
  table.quest([1, 5], 5)
  table.quest([1, 2, 5], 5)
  table.do(2, { type: 'examine', target: 1 })
  table.quest([1, 2, 5], 5)
  expect(table.open.outcome?.reason).toBe('sabotage')
  const { open } = withLady()
  const played = { ...open, quests: [{}, {}] } as unknown as AvalonState['open']
  expect(ladyIsDue(played)).toBe(true)
  expect(ladyIsDue({ ...played, lady: { holder: 1, held: open.seats, examined: [] } })).toBe(false)
})
