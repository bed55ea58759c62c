import { expect, test } from 'vitest'
import { roleNames } from '#games/mafia'
import type { Fields } from './refereed.ts'
import { anyRefusal, cards, Desk, letters, refused } from './test/desk.ts'
import { MafiaDesk, mafiaStart } from './test/mafia-desk.ts'

const seven = 'mafia minion angel detective bomber villager villager'

test('RF-1 a game of Mafia is started, or refused with a code and a sentence', () => {
  expect(new Desk().ask(mafiaStart(seven))).toEqual({ started: true })
  const starts: [code: string, players: number, options: Fields][] = [
    ['players-out-of-range', 4, {}],
    ['too-many-evil', 5, { evil: 2 }],
    ['minion-needs-mafia', 5, { minion: true }],
    ['bad-options', 7, { roles: ['angel'] }],
    ['bad-options', 7, { discussion: 5 }],
    ['bad-options', 7, { visibility: 'open' }],
  ]
  for (const [code, players, options] of starts) {
    const desk = new MafiaDesk(mafiaStart(seven))
    expect(desk.ask({ game: 'mafia', players: letters(players), options }), code).toEqual(refused(code))
    expect(desk.status()).toEqual(refused('no-game'))
  }
})

test('RF-1 the deal of Mafia must fit the options, and may be partial', () => {
  const wrong: [code: string, deal: unknown][] = [
    ['roles-do-not-fit', { roles: cards(`mafia ${seven.slice(6)}`.replace('minion', 'mafia')) }],
    ['roles-do-not-fit', { roles: ['mafia'] }],
    ['bad-deal', { roles: 'mafia' }],
    ['bad-deal', { roles: ['merlin', null, null, null, null, null, null] }],
    ['bad-deal', { leader: 'A' }],
    ['bad-deal', []],
  ]
  for (const [code, deal] of wrong) {
    expect(new Desk().ask({ ...mafiaStart(seven), deal }), JSON.stringify(deal)).toEqual(refused(code))
  }
  const drawn = new MafiaDesk({ ...mafiaStart(seven), deal: { roles: cards('? bomber ? ? ? ? mafia') }, seed: 'x' })
  const roles = drawn.everyoneSees().map(({ role }) => role)
  expect(roles.toSorted()).toEqual(cards(seven).toSorted())
  expect([roles[1], roles[6]]).toEqual(['bomber', 'mafia'])
})

test('RF-1 every role of Mafia can be dealt, and sees its side and the names that it may know', () => {
  const desk = new MafiaDesk(mafiaStart('mafia mafia minion angel detective bomber villager villager villager'))
  const nothing = { names: {}, roles: [], partner: null, dagger: false, hidden: 0, notices: [], answers: [] }
  expect(desk.everyoneSees().slice(0, 7)).toEqual([
    { ...nothing, role: 'mafia', side: 'mafia', names: { mafia: ['B'] } },
    { ...nothing, role: 'mafia', side: 'mafia', names: { mafia: ['A'] } },
    { ...nothing, role: 'minion', side: 'mafia', names: { mafia: ['A', 'B'] } },
    { ...nothing, role: 'angel', side: 'village' },
    { ...nothing, role: 'detective', side: 'village' },
    { ...nothing, role: 'bomber', side: 'bomber' },
    { ...nothing, role: 'villager', side: 'village' },
  ])
  expect(new Set(desk.everyoneSees().map(({ role }) => role))).toEqual(new Set(roleNames))
})

test('RF-1 the status of Mafia has one shape in every phase, and its round is the number of the night', () => {
  const desk = new MafiaDesk(mafiaStart('mafia villager villager villager villager'))
  const shape = { leader: null, round: 1, proposal: null, motion: expect.any(Number), score: null }
  const status = (phase: string, some: Fields = {}) =>
    expect(desk.status()).toEqual({ ...shape, phase, winner: null, reason: null, ...some })
  status('role_reveal')
  desk.confirmAll()
  status('night')
  desk.tick()
  status('discussion')
  desk.tick()
  status('voting')
  desk.ballots('AB BC')
  desk.tick()
  status('runoff')
  desk.tick()
  status('night', { round: 2 })
  desk.night('AB')
  desk.tick()
  desk.tick()
  desk.ballots('CA DA')
  desk.tick()
  status('finished', { round: 2, winner: 'village', reason: 'village' })
})

test('RF-1 a tick is refused where no deadline runs, and by anybody but the clock', () => {
  const desk = new MafiaDesk(mafiaStart('mafia villager villager villager villager', { night: null, voting: null }))
  expect(desk.try('clock', 'tick')).toEqual(anyRefusal)
  desk.confirmAll()
  expect(desk.try('clock', 'tick')).toEqual(refused('no-deadline'))
  desk.night('A- B- C- D- E-')
  expect(desk.status()).toHaveProperty('phase', 'night')
  for (const by of ['A', 'host']) expect(desk.try(by, 'tick')).toEqual(refused('clock-only'))
  desk.tick()
  desk.tick()
  expect(desk.try('clock', 'tick')).toEqual(refused('no-deadline'))
  desk.ballots('A- B- C- D- E-')
  expect(desk.status()).toHaveProperty('phase', 'voting')
  desk.tick()
  expect(desk.status()).toMatchObject({ phase: 'night', round: 2 })
})

test('RF-1 without a shortest night all answers end it at once, and without a discussion the vote follows', () => {
  for (const discussion of [null, 0]) {
    const desk = new MafiaDesk(mafiaStart(seven, { minNight: 0, discussion })).confirmAll()
    desk.night('AF BG C- DA EF FA')
    expect(desk.status()).toHaveProperty('phase', 'night')
    expect(desk.night('GA')).toEqual([
      { type: 'NightAnswered', count: 7 },
      { type: 'DawnBroke', murdered: 'F', role: 'villager' },
      { type: 'VotingBegan', motion: 3, until: 45_000 },
    ])
    expect(desk.sees('D')).toHaveProperty('answers', [{ about: 'A', is: 'mafia' }])
  }
})

test('RF-1 the Detective’s answers stand in order, and a Minion is not Mafia', () => {
  const desk = new MafiaDesk(mafiaStart(seven)).confirmAll()
  for (const target of ['B', 'A', 'E']) {
    desk.night(`D${target}`)
    desk.tick()
    desk.tick()
    desk.tick()
  }
  const answers = [
    { about: 'B', is: 'not-mafia' },
    { about: 'A', is: 'mafia' },
    { about: 'E', is: 'not-mafia' },
  ]
  expect(desk.sees('D')).toHaveProperty('answers', answers)
  desk.do('host', 'remove', { player: 'A' })
  desk.do('host', 'remove', { player: 'B' })
  expect(desk.status()).toHaveProperty('winner', 'village')
  expect(desk.sees('D')).toHaveProperty('answers', answers)
})

test('RF-1 the host removes the living but not before the first night, and a removal that completes the night ends it', () => {
  const desk = new MafiaDesk(mafiaStart(seven, { minNight: 0 }))
  expect(desk.try('host', 'remove', { player: 'F' })).toEqual(refused('wrong-phase'))
  desk.confirmAll()
  desk.night('AC BA C- DA E- FA')
  expect(desk.try('host', 'remove', { player: 'X' })).toEqual(refused('unknown-player'))
  expect(desk.try('host', 'remove', { player: 1 })).toEqual(refused('malformed'))
  expect(desk.do('host', 'remove', { player: 'G' }).map(({ type }) => type)).toEqual([
    ...['PlayerRemoved', 'DawnBroke', 'DiscussionBegan'],
  ])
  expect(desk.try('host', 'remove', { player: 'C' })).toEqual(refused('target-dead'))
  expect(desk.try('G', 'vote', { target: 'A' })).toEqual(anyRefusal)
})

test('RF-1 after three quiet rounds with only Minions left the host may call a draw', () => {
  const desk = new MafiaDesk(mafiaStart(seven)).confirmAll()
  desk.do('host', 'remove', { player: 'A' })
  for (let round = 0; round < 4; round++) {
    expect(desk.try('host', 'draw')).toEqual(refused('no-draw-yet'))
    for (let times = 0; times < 3; times++) desk.tick()
  }
  desk.do('host', 'draw')
  expect(desk.status()).toMatchObject({ phase: 'finished', winner: 'draw', reason: 'draw' })
})

test('RF-1 every end of Mafia is reached with its winner and its reason', () => {
  const ends: [steps: (desk: MafiaDesk) => unknown, winner: string, reason: string][] = [
    [(desk) => desk.day('EA FA'), 'bomber', 'bomber'],
    [(desk) => [desk.day('AF'), desk.day('EG DG AG')], 'mafia', 'parity'],
    [(desk) => [desk.day('FB'), desk.day('FC')], 'village', 'village'],
  ]
  for (const [steps, winner, reason] of ends) {
    const desk = new MafiaDesk(mafiaStart('bomber mafia minion angel detective villager villager')).confirmAll()
    steps(desk)
    if (reason === 'parity') desk.day('CD')
    expect(desk.status()).toMatchObject({ phase: 'finished', winner, reason })
    expect(desk.try('host', 'draw')).toEqual(refused('game-over'))
  }
})

test('RF-1 pause, resume, extend and skip belong to the room', () => {
  const desk = new MafiaDesk(mafiaStart(seven)).confirmAll()
  desk.tick()
  for (const type of ['pause', 'resume', 'extend', 'skip', 'play', 'kill']) {
    expect(desk.try('host', type), type).toEqual(refused('malformed'))
  }
  expect(desk.status()).toHaveProperty('phase', 'discussion')
})

test('RF-1 in Mafia a command may name its motion, and any proposal is another', () => {
  const desk = new MafiaDesk(mafiaStart(seven)).confirmAll()
  const { motion } = desk.status() as { motion: number }
  expect(desk.try('A', 'night', { target: 'F', motion: motion - 1 })).toEqual(refused('stale'))
  expect(desk.try('A', 'night', { target: 'F', proposal: 1 })).toEqual(refused('stale'))
  desk.do('A', 'night', { target: 'F', motion, proposal: null })
})

test('RF-1 what everyone sees of Mafia is told in names, and no role before its player is out', () => {
  const desk = new MafiaDesk(mafiaStart(seven, { visibility: 'realtime' })).confirmAll()
  desk.night('AC CF DG')
  desk.tick()
  desk.tick()
  desk.ballots('AF BF DG EG F-')
  desk.tick()
  desk.ballots('AG BF')
  desk.tick()
  const facts = [
    { type: 'DawnBroke', murdered: 'C', role: 'angel' },
    { type: 'BallotCast', by: 'F', target: null, count: 5 },
    { type: 'RunoffBegan', motion: 5, candidates: ['F', 'G'], until: 30_000 },
    {
      ...{ type: 'VotesTallied', result: 'peace', murdered: null, role: null },
      ballots: [
        { by: 'A', target: 'G' },
        { by: 'B', target: 'F' },
      ],
    },
  ]
  for (const fact of facts) expect(desk.seen).toContainEqual(fact)
  const early = JSON.stringify(desk.seen)
  expect(roleNames.filter((role) => role !== 'angel' && early.includes(`"${role}"`))).toEqual([])
})
