import { expect, test, vi } from 'vitest'
import type { Fields } from './refereed.ts'
import { accepted, anyRefusal, Desk, deskIn, five, letters, phases, refused, startWith } from './test/desk.ts'

const hands = Object.entries({ host: 'continue', clock: 'tick' })

test('RF-1 a command may name its motion or proposal, and without them answers the current question', () => {
  for (const [phase, [by, type, fields]] of Object.entries(accepted)) {
    const { motion, proposal } = deskIn(phase).status()
    for (const named of [{}, { motion }, { proposal }, { motion, proposal }]) {
      deskIn(phase).do(by, type, { ...fields, ...named })
    }
  }
})

test('RF-1 a command that names another motion or proposal is refused', () => {
  const others = (right: number) => [right - 1, right + 0.5, 0, -1, `${right}`, null, true, [right]]
  for (const [phase, [by, type, fields]] of Object.entries(accepted)) {
    const desk = deskIn(phase)
    const { motion, proposal } = desk.status() as { motion: number; proposal: number }
    const motions = others(motion).map((other) => ({ motion: other }))
    for (const named of [...motions, ...others(proposal).map((other) => ({ motion, proposal: other }))]) {
      expect(desk.try(by, type, { ...fields, ...named }), `${type} ${JSON.stringify(named)}`).toEqual(anyRefusal)
    }
    for (const later of [{ motion: motion + 1 }, { proposal: proposal + 1 }, { proposal, motion: motion + 1 }]) {
      expect(desk.try(by, type, { ...fields, ...later }), type).toEqual(refused('stale'))
    }
    desk.do(by, type, fields)
  }
})

test('RF-1 a second confirm-role is refused, and only the last of all opens the first round', () => {
  const desk = new Desk(five)
  for (const name of letters(4)) {
    desk.do(name, 'confirm-role')
    expect(desk.try(name, 'confirm-role'), name).toEqual(refused('already-confirmed'))
    expect(desk.status(), name).toMatchObject({ phase: 'role_reveal', leader: null })
  }
  desk.do('E', 'confirm-role')
  expect(desk.status()).toMatchObject({ phase: 'team_building', leader: 'A', round: 1, proposal: 1 })
})

test('RF-1 every question has a motion of its own; leader, round and proposal change with the next team building', () => {
  const desk = deskIn('team_voting')
  const steps: [step: () => unknown, phase: string, leader: string, round: number, proposal: number][] = [
    [() => desk.vote(...letters(5)), 'team_building', 'B', 1, 2],
    [() => desk.propose('A', 'B'), 'team_voting', 'B', 1, 2],
    [() => desk.vote(), 'quest_execution', 'B', 1, 2],
    [() => desk.play('A', 'B'), 'quest_results', 'B', 1, 2],
    [() => desk.tick(), 'team_building', 'C', 2, 1],
    [() => desk.quest('ABC'), 'quest_results', 'C', 2, 1],
    [() => desk.tick(), 'lady_of_the_lake', 'C', 2, 1],
    [() => desk.do('E', 'examine', { target: 'A' }), 'team_building', 'D', 3, 1],
  ]
  const motions = [desk.status()['motion']]
  for (const [step, phase, leader, round, proposal] of steps) {
    step()
    expect(desk.status()).toMatchObject({ phase, leader, round, proposal })
    motions.push(desk.status()['motion'])
  }
  expect(new Set(motions).size).toBe(motions.length)
})

test('RF-1 continue and tick lead on from the results only, and each only from its own hand', () => {
  for (const phase of phases) {
    const desk = deskIn(phase)
    const before = desk.status()
    for (const by of [...letters(5), 'host', 'clock']) {
      for (const [, type] of hands.filter(([own]) => own !== by || phase !== 'quest_results')) {
        expect(desk.try(by, type), `${type} by ${by} in ${phase}`).toEqual(anyRefusal)
      }
    }
    expect(desk.status()).toEqual(before)
  }
  for (const [by, type] of hands) expect(deskIn('quest_results').do(by, type)[0]).toHaveProperty('leader', 'B')
})

test('RF-1 every quest, also the deciding one, stands in the results, counted, before the game goes on', () => {
  const open = { winner: null, reason: null }
  const sabotage = { phase: 'finished', winner: 'evil', reason: 'sabotage' }
  const courses: readonly [teams: string, start: Fields, next: Fields][] = [
    ['Ad ABd Ad', five, sabotage],
    ['AB ABd BC ADe AEd', five, sabotage],
    ['AB ABC AB', five, { phase: 'assassination', ...open }],
    ['AB ABd BC ABC', startWith('loyal loyal loyal minion minion'), { phase: 'finished', reason: 'quests' }],
  ]
  for (const [by, type] of hands) {
    for (const [teams, start, next] of courses) {
      const desk = new Desk(start).confirmAll()
      const score = { good: 0, evil: 0 }
      for (const team of teams.split(' ')) {
        desk.quest(team)
        score[team === team.toUpperCase() ? 'good' : 'evil']++
        expect(desk.status(), teams).toMatchObject({ phase: 'quest_results', score, ...open })
        desk.do(by, type)
      }
      expect(desk.status(), teams).toMatchObject(next)
    }
  }
})

test('RF-1 time never passes by itself', ({ onTestFinished }) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const desk = deskIn('quest_results')
  const before = desk.status()
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(3_600_000)
  expect(desk.status()).toEqual(before)
})
