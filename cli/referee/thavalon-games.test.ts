import { expect, test } from 'vitest'
import { below, type Chance, pick, seededChance, shuffle } from '#engine'
import type { Fields } from './refereed.ts'
import { anyRefusal, Desk, letters, refused } from './test/desk.ts'
import { eight, fiveWithMerlin, seated, type ThavalonDesk, thavalonStart } from './test/thavalon-desk.ts'

const withoutAgravaine = thavalonStart('merlin percival lancelot arthur titania mordred maelagant morgana')
const question = ({ leader, round, proposal }: Fields): Fields => ({ leader, round, proposal })

test('RF-1 TH-A-2 Agravaine declares in the results, and the mission has failed', () => {
  const desk = seated(eight)
  desk.mission('AC~H-')
  expect(desk.status()).toMatchObject({ phase: 'quest_results', score: { good: 1, evil: 0 } })
  for (const by of ['A', 'C', 'G']) expect(desk.try(by, 'declare-agravaine')).toEqual(refused('not-yours-to-declare'))
  desk.do('H', 'declare-agravaine')
  expect(desk.status()).toMatchObject({ phase: 'quest_results', score: { good: 0, evil: 1 } })
  expect(desk.try('H', 'declare-agravaine')).toEqual(refused('no-window'))
  desk.tick()
  expect(desk.status()).toMatchObject({ phase: 'team_building', leader: 'B', round: 2 })
})

test('RF-1 TH-A-1 TH-A-3 a declaration before the next vote lets the same leader build the same proposal again', () => {
  for (const finalised of [false, true]) {
    const desk = seated(eight).missions('AC~H-')
    if (finalised) desk.finalise('ABCE')
    const before = desk.status()
    desk.do('H', 'declare-agravaine')
    expect(desk.status()).toMatchObject({ phase: 'team_building', score: { good: 0, evil: 1 }, ...question(before) })
    // A leader who is still choosing has the same question.
    expect(desk.status()['motion'] !== before['motion']).toBe(finalised)
    desk.mission('ABCD')
  }
  const late = seated(eight).missions('AC~H-')
  late.finalise('ABCE')
  late.openVote()
  expect(late.try('H', 'declare-agravaine')).toEqual(refused('wrong-phase'))
  late.vote(...'ABCDEFGH')
  expect(late.try('H', 'declare-agravaine')).toEqual(refused('no-window'))
})

test('RF-1 TH-A-1 TH-A-6 the window is there without Agravaine, and not below eight or without a Fail', () => {
  const [there, seven] = [seated(withoutAgravaine), 'merlin percival lancelot arthur mordred maelagant morgana']
  there.mission('AC~H-')
  expect(there.seen.at(-1)).toEqual({ type: 'WindowOpened', hold: null })
  expect(there.try('H', 'declare-agravaine')).toEqual(refused('not-yours-to-declare'))
  there.tick()
  there.missions('ABCE')
  there.mission('ABC~H-')
  there.tick()
  expect(there.status()).toHaveProperty('phase', 'agravaine_window')
  const small = seated(thavalonStart(seven))
  small.mission('C~G-')
  expect(small.try('G', 'declare-agravaine')).toEqual(refused('no-window'))
  const clean = seated(eight)
  clean.mission('ABC')
  expect(clean.try('H', 'declare-agravaine')).toEqual(refused('no-window'))
})

test('RF-1 TH-A-2 Agravaine declares only if he was on that team', () => {
  const desk = seated(eight)
  desk.mission('AC~F-')
  expect(desk.try('H', 'declare-agravaine')).toEqual(refused('not-yours-to-declare'))
})

test('RF-1 TH-A-4 TH-A-5 the third success is held, and a declaration sends the game on or ends it', () => {
  const on = seated(eight).missions('ABC ABCE ABC~H-')
  expect(on.status()).toMatchObject({ phase: 'agravaine_window', score: { good: 3, evil: 0 } })
  on.do('H', 'declare-agravaine')
  expect(on.status()).toMatchObject({ phase: 'team_building', leader: 'D', round: 4, score: { good: 2, evil: 1 } })
  on.mission('ABC~H-G')
  expect(on.status()).toMatchObject({ score: { good: 2, evil: 2 } })
  const end = seated(eight).missions('ABC ABG-F ABCE ABEH-G- AEC~H-B')
  expect(end.status()).toMatchObject({ phase: 'agravaine_window', score: { good: 3, evil: 2 } })
  end.do('H', 'declare-agravaine')
  expect(end.status()).toMatchObject({ phase: 'finished', winner: 'evil', reason: 'sabotage', score: { evil: 3 } })
  const again = seated(eight).missions('AC~H-')
  again.do('H', 'declare-agravaine')
  again.missions('ABC~H-')
  again.do('H', 'declare-agravaine')
  expect(again.status()).toHaveProperty('score', { good: 0, evil: 2 })
})

/** Two missions have failed. */
const doomed = (): ThavalonDesk => seated(eight).missions('ABF- ABFG-')

test('RF-1 TH-R-1 TH-R-5 Arthur declares after two failures, also in the results, once, and nobody else does', () => {
  const early = seated(eight).missions('ABF-')
  expect(early.try('D', 'declare-arthur')).toEqual(refused('arthur-not-now'))
  early.mission('ABFG-')
  for (const by of ['A', 'F']) expect(early.try(by, 'declare-arthur')).toEqual(refused('not-yours-to-declare'))
  expect(early.try('host', 'declare-arthur')).toEqual(refused('not-a-player'))
  early.do('D', 'declare-arthur')
  expect(early.status()).toHaveProperty('phase', 'quest_results')
  expect(early.try('D', 'declare-arthur')).toEqual(refused('already-declared'))
})

test('RF-1 TH-R-1 TH-LESSONS Arthur declares neither while cards are out, nor at 2-2, nor in the assassination', () => {
  const out = doomed()
  out.finalise('ABCE')
  out.openVote()
  out.vote()
  expect(out.try('D', 'declare-arthur')).toEqual(refused('wrong-phase'))
  out.lay('ABCE')
  out.tick()
  out.missions('ABCEF')
  expect(out.try('D', 'declare-arthur')).toEqual(refused('arthur-not-now'))
  out.missions('ABCEF')
  expect(out.status()).toMatchObject({ phase: 'assassination', score: { good: 3, evil: 2 } })
  expect(out.try('D', 'declare-arthur')).toEqual(refused('wrong-phase'))
})

test('RF-1 TH-R-4 Arthur in an open vote drops its ballots, and a team with him goes back to its leader', () => {
  const other = doomed()
  other.finalise('ABCE')
  other.openVote()
  for (const by of ['A', 'B']) other.do(by, 'vote', { approve: true })
  const before = other.status()
  other.do('D', 'declare-arthur')
  expect(other.status()).toMatchObject({ phase: 'team_voting', ...question(before) })
  expect(other.status()['motion']).toBeGreaterThan(before['motion'] as number)
  expect(other.vote().at(-1)).toHaveProperty('type', 'QuestBegan')
  for (const opened of [false, true]) {
    const his = doomed()
    his.finalise('ABCD')
    if (opened) his.openVote()
    const asked = his.status()
    his.do('D', 'declare-arthur')
    expect(his.status()).toMatchObject({ phase: 'team_building', ...question(asked) })
    expect(his.status()['motion']).toBeGreaterThan(asked['motion'] as number)
  }
  const kept = doomed()
  kept.finalise('ABCE')
  kept.do('D', 'declare-arthur')
  expect(kept.status()).toHaveProperty('phase', 'team_finalised')
})

test('RF-1 TH-R-2 TH-R-3 Arthur’s vote counts twice, and he leads but is on no team before mission 5', () => {
  const desk = doomed()
  desk.do('D', 'declare-arthur')
  expect(desk.try('C', 'propose', { team: [...'ABCD'] })).toEqual(refused('arthur-stays-home'))
  desk.finalise('ABCE')
  desk.openVote()
  desk.vote('A', 'B', 'C', 'D')
  expect(desk.status()).toMatchObject({ phase: 'team_building', leader: 'D', proposal: 2 })
  desk.finalise('ABCE')
  desk.openVote()
  desk.vote('E', 'F', 'G', 'H')
  desk.lay('ABCE')
  desk.tick()
  expect(desk.try('E', 'propose', { team: [...'ABCDE'] })).toEqual(refused('arthur-stays-home'))
  desk.missions('ABCEF')
  desk.mission('ABCDF')
  expect(desk.status()).toMatchObject({ round: 5, score: { good: 3, evil: 2 } })
})

const lovers = thavalonStart('tristan iseult nimue mordred maelagant', { noTargetCall: true }, { dagger: 'E' })
const nobody = thavalonStart(
  'percival lancelot tristan iseult mordred morgana',
  { noTargetCall: true },
  { dagger: 'F' },
)

test('RF-1 TH-K-2 TH-K-4 every kind of call wins for evil where it is right, and for good where it is wrong', () => {
  const seven = thavalonStart(
    'percival lancelot arthur titania mordred maelagant morgana',
    { noTargetCall: true },
    { dagger: 'G' },
  )
  const calls: [start: Fields, by: string, as: string, targets: string, right: boolean][] = [
    [fiveWithMerlin, 'D', 'merlin', 'A', true],
    [fiveWithMerlin, 'D', 'merlin', 'E', false],
    [fiveWithMerlin, 'D', 'nimue', 'A', false],
    [fiveWithMerlin, 'D', 'lovers', 'AB', false],
    [lovers, 'E', 'nimue', 'C', true],
    [lovers, 'E', 'lovers', 'AB', true],
    [lovers, 'E', 'lovers', 'BA', true],
    [lovers, 'E', 'lovers', 'AC', false],
    [lovers, 'E', 'merlin', 'C', false],
    [lovers, 'E', 'none', '', false],
    [nobody, 'F', 'none', '', false],
    [seven, 'G', 'none', '', true],
  ]
  for (const [start, by, as, targets, right] of calls) {
    const sizes = { 5: 'AB ABC AB', 6: 'AB ABC ABCD', 7: 'AB ABC ABC' }[(start['players'] as string[]).length] as string
    const desk = seated(start).missions(sizes)
    expect(desk.status()).toMatchObject({ phase: 'assassination', winner: null })
    desk.do(by, 'assassinate', { as, targets: [...targets] })
    const end = right ? { winner: 'evil', reason: 'assassination' } : { winner: 'good', reason: 'spared' }
    expect(desk.status(), `${as} ${targets}`).toMatchObject({ phase: 'finished', ...end })
  }
})

test('RF-1 TH-K-3 TH-K-5 a call that cannot be is refused, and the question stays', () => {
  const desk = seated(fiveWithMerlin).missions('AB ABC AB')
  const call = (as: unknown, targets: unknown, by = 'D') => desk.try(by, 'assassinate', { as, targets })
  const wrong: [code: string, as: unknown, targets: unknown][] = [
    ['unknown-player', 'merlin', ['Z']],
    ['unknown-player', 'merlin', ['a']],
    ['not-self', 'merlin', ['D']],
    ['wrong-target-count', 'merlin', ['A', 'B']],
    ['wrong-target-count', 'merlin', []],
    ['wrong-target-count', 'lovers', ['A']],
    ['duplicate-target', 'lovers', ['A', 'A']],
    ['not-self', 'lovers', ['A', 'D']],
    ['no-such-call', 'none', []],
    ['malformed', 'percival', ['A']],
    ['malformed', undefined, ['A']],
    ['malformed', 'merlin', 'A'],
  ]
  for (const [code, as, targets] of wrong) expect(call(as, targets), JSON.stringify(targets)).toEqual(refused(code))
  expect(desk.try('D', 'assassinate', { target: 'A' })).toEqual(refused('malformed'))
  expect(call('merlin', ['A'], 'E')).toEqual(refused('not-dagger-holder'))
  expect(desk.try('D', 'guess', { target: 'A' })).toEqual(refused('dagger-holder-guesses-not'))
  expect(desk.status()).toMatchObject({ phase: 'assassination', winner: null })
  const six = seated(nobody).missions('AB ABC ABCD')
  expect(six.try('F', 'assassinate', { as: 'nimue', targets: ['A'] })).toEqual(refused('nimue-only-at-five'))
  expect(call('merlin', ['E'])).toHaveProperty('ok', true)
})

test('RF-1 TH-K-1 three failures end the game for evil after their results', () => {
  const desk = seated(eight).missions('ABF- ABFG-')
  desk.mission('ABFG-')
  expect(desk.status()).toMatchObject({ phase: 'quest_results', score: { good: 0, evil: 3 }, winner: null })
  desk.do('host', 'continue')
  expect(desk.status()).toMatchObject({ phase: 'finished', winner: 'evil', reason: 'sabotage' })
})

/** Any command, most of them out of place. */
function anyCommand(players: readonly string[], chance: Chance): Fields {
  const some = (most: number): string[] => shuffle(players, chance).slice(0, below(most + 1, chance))
  const commands: Fields[] = [
    { type: 'propose', team: some(5) },
    ...['confirm-role', 'open-vote', 'continue', 'tick', 'declare-agravaine', 'declare-arthur'].map((type) => ({
      type,
    })),
    { type: 'vote', approve: below(3, chance) > 0 },
    { type: 'play', card: pick(['success', 'fail', 'reverse'], chance) },
    { type: 'assassinate', as: pick(['merlin', 'nimue', 'lovers', 'none'], chance), targets: some(2) },
    { type: 'guess', target: pick(players, chance) },
  ]
  return pick(commands, chance)
}

test('RF-1 whatever is asked, a line is answered, every refusal has its sentence, and the game comes to its end', () => {
  for (const players of [5, 6, 7, 8, 9, 10].map(letters)) {
    const chance = seededChance(`any ${players.length}`)
    const options = { noTargetCall: true, firstRound: players.length % 2 > 0 ? 'choose' : 'sequential' }
    const desk = new Desk({ game: 'thavalon', players, options, seed: players.length })
    for (let tries = 0; desk.status()['winner'] === null; tries++) {
      expect(tries).toBeLessThan(200_000)
      const answer = desk.ask({ by: pick([...players, 'host', 'clock'], chance), do: anyCommand(players, chance) })
      if (!('ok' in answer)) expect(answer).toEqual(anyRefusal)
    }
    expect(desk.status()).toMatchObject({ phase: 'finished' })
  }
})
