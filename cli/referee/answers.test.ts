import { expect, test } from 'vitest'
import { roleNames } from '#games/avalon'
import type { Fields } from './refereed.ts'
import { Desk, deskIn, phases, sorted, startWith } from './test/desk.ts'
import { ownGames } from './test/own-games.ts'
import { scriptOf } from './test/recorded.ts'

test('RF-1 the status has one shape in every phase', () => {
  const first = { leader: 'A', round: 1, proposal: 1, motion: expect.any(Number), winner: null, reason: null }
  const [none, one, two, three] = [0, 1, 2, 3].map((good) => ({ ...first, score: { good, evil: 0 } }))
  expect(phases.map((phase) => deskIn(phase).status())).toEqual([
    { ...none, phase: 'role_reveal', leader: null },
    { ...none, phase: 'team_building' },
    { ...none, phase: 'team_voting' },
    { ...none, phase: 'quest_execution' },
    { ...one, phase: 'quest_results' },
    { ...two, phase: 'lady_of_the_lake', leader: 'B', round: 2 },
    { ...three, phase: 'assassination', leader: 'C', round: 3 },
    { ...three, phase: 'finished', leader: 'C', round: 3, winner: 'good', reason: 'spared' },
  ])
})

const nothing = { names: {}, roles: [], partner: null, dagger: false, hidden: 0, notices: [], answers: [] }
const [good, evil] = ['good', 'evil'].map((side) => ({ ...nothing, side }))
const ten = 'merlin percival loyal loyal loyal loyal assassin morgana mordred oberon'

/** What a player has been told, the names of each group in the order of the alphabet. */
function told(desk: Desk, name: string): Fields & { names: Record<string, string[]> } {
  const sight = desk.sees(name)
  const groups = Object.entries(sight['names'] as Fields).map(([group, names]) => [group, sorted(names)])
  return { ...sight, names: Object.fromEntries(groups) }
}

test('RF-1 Merlin, Percival, a loyal servant, evil mates and Oberon see what they are told', () => {
  const desk = new Desk(startWith(ten))
  expect(told(desk, 'A')).toEqual({ ...good, role: 'merlin', names: { evil: ['G', 'H', 'J'] }, hidden: 1 })
  expect(told(desk, 'B')).toEqual({ ...good, role: 'percival', names: { wizards: ['A', 'H'] } })
  expect(told(desk, 'C')).toEqual({ ...good, role: 'loyal' })
  expect(told(desk, 'G')).toEqual({ ...evil, role: 'assassin', names: { evil: ['H', 'I'] }, dagger: true })
  expect(told(desk, 'I')).toEqual({ ...evil, role: 'mordred', names: { evil: ['G', 'H'] } })
  expect(told(desk, 'J')).toEqual({ ...evil, role: 'oberon' })
})

test('RF-1 empty groups are left out', () => {
  const lonely = new Desk(startWith('merlin loyal loyal mordred oberon_chaos', { assassin: false }))
  expect(told(lonely, 'A')).toEqual({ ...good, role: 'merlin', hidden: 2 })
  expect(told(lonely, 'D')).toEqual({ ...evil, role: 'mordred', dagger: true })
  const split = new Desk(startWith('merlin loyal loyal assassin mordred', { splitIntel: true }))
  expect(Object.keys(told(split, 'A').names)).toEqual(['mixed'])
})

test('RF-1 a Merlin with a decoy or with split intel is told of one good player too many', () => {
  const [friend, foe] = [/^[B-F]$/, /^[GHJ]$/].map((letter) => expect.stringMatching(letter))
  const modes: Readonly<Record<string, [notice: string, names: Fields]>> = {
    decoy: ['decoy', { evil: [friend, 'G', 'H', 'J'] }],
    splitIntel: ['split', { certain: [foe, foe], mixed: [friend, foe] }],
    oberonSplitIntel: ['oberon-split', { certain: ['G', 'H'], mixed: [friend, 'J'] }],
  }
  for (const [mode, [notice, names]] of Object.entries(modes)) {
    for (let again = 0; again < 20; again++) {
      const sight = told(new Desk(startWith(ten, { [mode]: true })), 'A')
      expect(sight, mode).toEqual({ ...good, role: 'merlin', names, hidden: 1, notices: [notice] })
      expect(new Set(Object.values(sight.names).flat()).size, mode).toBe(4)
    }
  }
})

test('RF-1 each member of an evil ring is told the next, and how many are hidden', () => {
  const desk = new Desk(startWith(ten, { evilRing: true }))
  const ring = ['G', 'H', 'I'].map((name) => told(desk, name))
  expect(ring.map(({ hidden, notices }) => [hidden, notices])).toEqual(ring.map(() => [2, ['ring']]))
  expect(['HIG', 'IGH']).toContain(ring.map(({ names }) => names['evil']).join(''))
  expect(told(desk, 'J')).toEqual({ ...evil, role: 'oberon' })
})

test('RF-1 what a player sees is unchanged by the game and its end, but for the answers of the Lady', () => {
  const desk = new Desk(startWith('merlin percival loyal assassin morgana', { lady: true, decoy: true }))
  const dealt = desk.everyoneSees()
  desk.confirmAll()
  for (const team of ['AB', 'ABC', 'AB']) {
    desk.quest(team)
    desk.tick()
    if (team === 'ABC') desk.do('E', 'examine', { target: 'B' })
  }
  desk.do('D', 'assassinate', { target: 'A' })
  expect(desk.everyoneSees()).toEqual(dealt.with(4, { ...dealt[4], answers: [{ about: 'B', is: 'good' }] }))
})

test('RF-1 each event has its public fields and no others, and no role is named before the end', () => {
  const shapes = `
    RoleConfirmed:count TableSeated:lady,seating TeamBuildingBegan:leader,motion,proposal,quest
    TeamProposed:motion,team PlayerVoted:seat VotesRevealed:approve,approved,rejections QuestBegan:motion
    CardPlayed:seat CardCounted:count QuestCompleted:cards,motion,success,until LadyCalled:motion
    PlayerExamined:by,target AssassinationBegan:motion AssassinStruck:by,found,target
    GameFinished:dagger,decoy,guesses,mixed,reason,roles,winner`
  const desk = deskIn('finished')
  for (const game of Object.values(ownGames)) {
    const { start, commands } = scriptOf(game)
    desk.begin({ ...start, options: { ...(start['options'] as Fields), showWhoPlayed: false } })
    for (const command of commands) desk.do(command.by, command.do.type, command.do)
  }
  const seen = desk.seen.map(({ type, ...fields }) => `${type}:${Object.keys(fields).sort()}`)
  expect(new Set(seen)).toEqual(new Set(shapes.trim().split(/\s+/)))
  const early = JSON.stringify(desk.seen.filter(({ type }) => type !== 'GameFinished'))
  expect(roleNames.filter((role) => early.includes(`"${role}"`))).toEqual([])
})
