import { expect, test } from 'vitest'
import { roleNames } from '#games/thavalon'
import { anyRefusal, letters, refused } from './test/desk.ts'
import { eight, fiveWithMerlin, seated, ThavalonDesk, thavalonStart } from './test/thavalon-desk.ts'

test('RF-1 TH-P-6 the status of THavalon has one shape in every phase, and no leader before all have confirmed', () => {
  const desk = new ThavalonDesk(eight)
  const first = { leader: 'A', round: 1, proposal: 1, motion: expect.any(Number), winner: null, reason: null }
  const status = (phase: string, good = 0, some: object = {}) =>
    expect(desk.status()).toEqual({ ...first, phase, score: { good, evil: 0 }, ...some })
  status('role_reveal', 0, { leader: null })
  desk.confirmAll()
  status('team_building')
  desk.finalise('ABC')
  status('team_finalised')
  desk.openVote()
  status('team_voting')
  desk.vote()
  status('quest_execution')
  desk.lay('ABC')
  status('quest_results', 1)
  desk.tick()
  desk.missions('ABCE')
  desk.mission('ABC~H-')
  status('quest_results', 3, { leader: 'C', round: 3 })
  desk.tick()
  status('agravaine_window', 3, { leader: 'C', round: 3 })
  desk.tick()
  status('assassination', 3, { leader: 'C', round: 3 })
})

test('RF-1 TH-P-6 a finalised team is not proposed again, and its leader alone opens the vote', () => {
  const desk = seated(fiveWithMerlin)
  expect(desk.try('A', 'open-vote')).toEqual(refused('wrong-phase'))
  desk.finalise('AB')
  expect(desk.try('A', 'propose', { team: ['A', 'C'] })).toEqual(refused('wrong-phase'))
  expect(desk.try('A', 'vote', { approve: true })).toEqual(refused('wrong-phase'))
  for (const by of ['B', 'C', 'D', 'E']) expect(desk.try(by, 'open-vote')).toEqual(refused('not-leader'))
  for (const by of ['host', 'clock']) expect(desk.try(by, 'open-vote')).toEqual(refused('not-a-player'))
  expect(desk.openVote()).toEqual([{ type: 'VoteOpened', motion: 4 }])
})

test('RF-1 TH-P-1 TH-P-2 the last proposal of a round goes without a vote, and nobody wins by rejections', () => {
  const desk = seated(fiveWithMerlin)
  desk.rejected('AB')
  expect(desk.status()).toMatchObject({ phase: 'team_building', round: 1, proposal: 2 })
  expect(desk.finalise('BC').map(({ type }) => type)).toEqual(['TeamSent'])
  expect(desk.status()).toHaveProperty('phase', 'quest_execution')
  desk.lay('BC')
  desk.tick()
  expect(desk.status()).toMatchObject({ round: 2, proposal: 1 })
  for (const team of ['ABC', 'BCD']) desk.rejected(team)
  desk.finalise('ABC')
  expect(desk.status()).toMatchObject({ phase: 'quest_execution', proposal: 3, winner: null })
})

test('RF-1 TH-P-4 the leader moves on after every rejection and after every mission', () => {
  const desk = seated(fiveWithMerlin)
  desk.rejected('AB')
  expect(desk.status()).toHaveProperty('leader', 'B')
  desk.finalise('BC')
  desk.lay('BC')
  expect(desk.status()).toHaveProperty('leader', 'B')
  desk.tick()
  expect(desk.status()).toHaveProperty('leader', 'C')
  desk.rejected('ABC')
  expect(desk.status()).toHaveProperty('leader', 'D')
})

test('RF-1 TH-P-5 TH-LESSONS with "choose" two leaders propose, one vote chooses, and round 2 starts after the second', () => {
  const courses: [rejecting: string, team: string][] = [
    ['', 'AB'],
    ['ABCDE', 'CD'],
  ]
  for (const [rejecting, team] of courses) {
    const desk = seated({ ...fiveWithMerlin, options: { firstRound: 'choose' } })
    expect(desk.finalise('AB')).toContainEqual({ type: 'RivalProposed', team: ['A', 'B'] })
    expect(desk.status()).toMatchObject({ phase: 'team_building', leader: 'B', proposal: 2 })
    expect(desk.try('A', 'open-vote')).toEqual(refused('wrong-phase'))
    desk.finalise('CD')
    expect(desk.try('A', 'open-vote')).toEqual(refused('not-leader'))
    desk.openVote()
    desk.vote(...rejecting)
    desk.lay(team)
    expect(desk.status()).toHaveProperty('phase', 'quest_results')
    desk.tick()
    expect(desk.status()).toMatchObject({ phase: 'team_building', leader: 'C', round: 2, proposal: 1 })
  }
  const six = thavalonStart('merlin percival tristan iseult mordred morgana', { firstRound: 'choose' })
  const tied = seated(six)
  tied.finalise('AB')
  tied.finalise('CD')
  tied.openVote()
  tied.vote('A', 'B', 'C')
  tied.lay('CD')
  expect(tied.status()).toHaveProperty('phase', 'quest_results')
})

test('RF-1 TH-M-1 every role plays its own cards and no others', () => {
  const start = thavalonStart('merlin percival lancelot arthur tristan iseult mordred maelagant agravaine colgrevance')
  const special: Readonly<Record<string, string>> = { C: 'SR', G: 'SF', H: 'SFR', I: 'F', J: 'SF' }
  for (const name of letters(10)) {
    for (const [letter, card] of [
      ['S', 'success'],
      ['F', 'fail'],
      ['R', 'reverse'],
    ] as const) {
      const desk = seated(start)
      const others = letters(10).filter((other) => other !== name)
      desk.finalise(`${name}${others.slice(0, 2).join('')}`)
      desk.openVote()
      desk.vote()
      const answer = desk.try(name, 'play', { card })
      if ((special[name] ?? 'S').includes(letter)) expect(answer, `${name} ${card}`).toHaveProperty('ok', true)
      else expect(answer, `${name} ${card}`).toEqual(refused('card-not-allowed'))
    }
  }
})

test('RF-1 TH-M-2 TH-LESSONS Reverses turn the result, also where two Fails are needed', () => {
  const seven = thavalonStart('merlin percival lancelot arthur mordred maelagant morgana')
  const fourth: [cards: string, good: boolean][] = [
    ['ABC~E', true],
    ['ABE-G', true],
    ['ABC~E-', false],
    ['ABE-G-', false],
    ['AC~E-G-', true],
    ['ABC~F~', true],
    ['AC~E-F~', true],
    ['C~E-F~G-', false],
  ]
  for (const [cards, good] of fourth) {
    const desk = seated(seven).missions('AB ABG- ABC')
    desk.mission(cards)
    expect(desk.status(), cards).toMatchObject({ round: 4, score: good ? { good: 3, evil: 1 } : { good: 2, evil: 2 } })
  }
  const first = seated(seven)
  first.mission('AC~')
  expect(first.status()).toHaveProperty('score', { good: 0, evil: 1 })
})

test('RF-1 TH-M-3 TH-M-4 how many of each card is public, and who has played or only a count', () => {
  const [shown, counted] = [seated(eight), seated({ ...eight, options: { showWhoPlayed: false } })]
  for (const desk of [shown, counted]) desk.mission('AC~H-')
  expect(shown.seen).toContainEqual({ type: 'CardPlayed', seat: 'H' })
  expect(counted.seen).toContainEqual({ type: 'CardCounted', count: 2 })
  expect(counted.seen.filter(({ type }) => type === 'CardPlayed')).toEqual([])
  const completed = shown.seen.filter(({ type }) => type === 'QuestCompleted')
  expect(completed.flatMap(({ cards }) => cards as string[]).toSorted()).toEqual(['fail', 'reverse', 'success'])
})

test('RF-1 TH-A-7 continue and tick are accepted in the results, in the held window tick alone', () => {
  const desk = seated(eight)
  const both = (answer: object) => {
    expect(desk.try('host', 'continue')).toEqual(answer)
    expect(desk.try('clock', 'tick')).toEqual(answer)
  }
  const wrongHands = () => {
    for (const by of ['A', 'clock']) expect(desk.try(by, 'continue')).toEqual(refused('host-only'))
    for (const by of ['A', 'host']) expect(desk.try(by, 'tick')).toEqual(refused('clock-only'))
  }
  expect(new ThavalonDesk(eight).try('clock', 'tick')).toEqual(refused('wrong-phase'))
  both(refused('wrong-phase'))
  desk.mission('AC~H-')
  wrongHands()
  desk.do('host', 'continue')
  // The window is open, and its seconds never delay the referee.
  both(refused('wrong-phase'))
  desk.finalise('ABCE')
  both(refused('wrong-phase'))
  desk.openVote()
  both(refused('wrong-phase'))
  desk.vote()
  both(refused('wrong-phase'))
  desk.lay('ABCE')
  desk.tick()
  desk.mission('ABC~H-')
  desk.do('host', 'continue')
  expect(desk.status()).toHaveProperty('phase', 'agravaine_window')
  for (const by of ['A', 'host', 'clock']) expect(desk.try(by, 'continue')).toEqual(refused('wrong-phase'))
  for (const by of ['A', 'host']) expect(desk.try(by, 'tick')).toEqual(refused('clock-only'))
  desk.tick()
  expect(desk.status()).toHaveProperty('phase', 'assassination')
  both(refused('wrong-phase'))
})

test('RF-1 a command of THavalon may name its motion and proposal, and no motion is used twice', () => {
  const desk = seated(eight)
  desk.finalise('ABC')
  const { motion } = desk.status() as { motion: number }
  expect(desk.try('A', 'open-vote', { motion: motion - 1 })).toEqual(refused('stale'))
  expect(desk.try('A', 'open-vote', { proposal: 2 })).toEqual(refused('stale'))
  desk.do('A', 'open-vote', { motion, proposal: 1 })
  for (const type of ['examine', 'confirm-role', 'nominate']) expect(desk.try('A', type)).toEqual(anyRefusal)
  desk.vote()
  desk.lay('ABC')
  desk.tick()
  const motions = desk.seen.map((event) => event['motion']).filter((one) => one !== undefined)
  expect(new Set(motions).size).toBe(motions.length)
})

test('RF-1 TH-TERMINAL what everyone sees of THavalon is told in names, and no role before the end', () => {
  const desk = seated(
    thavalonStart('merlin percival lancelot arthur titania mordred maelagant agravaine', {}, { dagger: 'G' }),
  )
  const dealt = desk.everyoneSees()
  desk.missions('AC~H- AFH-G ABC~H-')
  desk.do('H', 'declare-agravaine')
  desk.do('D', 'declare-arthur')
  desk.missions('ABCEF ABCEF')
  desk.do('A', 'guess', { target: 'F' })
  const early = JSON.stringify(desk.seen.filter(({ type }) => type !== 'GameFinished'))
  expect(roleNames.filter((role) => early.includes(`"${role}"`))).toEqual([])
  desk.do('G', 'assassinate', { as: 'lovers', targets: ['A', 'B'] })
  expect(desk.seen.slice(-2)).toEqual([
    { type: 'AssassinStruck', by: 'G', as: 'lovers', targets: ['A', 'B'], found: false },
    {
      ...{ type: 'GameFinished', winner: 'good', reason: 'spared', dagger: 'G' },
      roles: Object.fromEntries(dealt.map(({ role }, at) => [letters(8)[at], role])),
      guesses: [{ by: 'A', target: 'F' }],
    },
  ])
  expect(desk.seen).toContainEqual({ type: 'AgravaineDeclared', seat: 'H', until: null })
  expect(desk.everyoneSees()).toEqual(dealt)
  for (const type of ['confirm-role', 'open-vote', 'declare-arthur']) {
    expect(desk.try('A', type)).toEqual(refused('game-over'))
  }
})
