import { expect, test } from 'vitest'
import type { Recipient } from '#engine'
import { mafia } from './index.ts'
import { only, Sitting } from './test/sitting.ts'

const murderedBy = (events: Parameters<typeof only>[0]) => only(events, 'DawnBroke')[0]?.murdered

test('MA-S Mafia know each other, Minions all the Mafia, and nobody else anything', () => {
  const table = new Sitting('MMnnADBVVVVVV')
  expect(table.told(1)).toEqual({ role: 'mafia', side: 'mafia', names: { mafia: [2] } })
  expect(table.told(2)).toEqual({ role: 'mafia', side: 'mafia', names: { mafia: [1] } })
  expect(table.told(3)).toEqual({ role: 'minion', side: 'mafia', names: { mafia: [1, 2] } })
  expect(table.told(4)).toEqual({ role: 'minion', side: 'mafia', names: { mafia: [1, 2] } })
  expect(table.told(5)).toEqual({ role: 'angel', side: 'village', names: {} })
  expect(table.told(6)).toEqual({ role: 'detective', side: 'village', names: {} })
  expect(table.told(7)).toEqual({ role: 'bomber', side: 'bomber', names: {} })
  expect(table.told(8)).toEqual({ role: 'villager', side: 'village', names: {} })
  expect(new Sitting('MVVVV').told(1).names).toEqual({})
})

test('MA-REVEAL only the count of confirmations is public, and the night falls when all have confirmed', () => {
  const table = new Sitting('MVVVV')
  expect(table.do(3, { type: 'confirm-role' })).toEqual([
    { type: 'RoleUnderstood', seat: 3 },
    { type: 'RoleConfirmed', count: 1 },
  ])
  expect(table.seen(1)).not.toContainEqual({ type: 'RoleUnderstood', seat: 3 })
  expect(table.try(3, { type: 'confirm-role' })).toBe('already-confirmed')
  for (const seat of [1, 2, 4]) table.do(seat, { type: 'confirm-role' })
  expect(table.open).toMatchObject({ phase: 'role_reveal', deadline: null })
  expect(table.do(5, { type: 'confirm-role' }).at(-1)).toEqual({
    ...{ type: 'NightBegan', motion: 2, night: 1, quiet: 0 },
    ...{ earliest: table.now + 10_000, until: table.now + 60_000 },
  })
  expect(table.open).toMatchObject({ phase: 'night', night: 1, living: [1, 2, 3, 4, 5] })
})

test('MA-N every role answers by the same command, with a player or nobody, and may change it', () => {
  const table = new Sitting('MnADBVVVV').begin()
  for (const seat of table.open.living) {
    expect(only(table.do(seat, { type: 'night', target: null }), 'NightAnswered')).toEqual([
      { type: 'NightAnswered', count: seat },
    ])
    const target = seat === 9 ? 8 : 9
    const changed = table.do(seat, { type: 'night', target })
    expect(changed[0]).toEqual({ type: 'NightAnswerSealed', seat, night: 1, target })
    expect(table.do(seat, { type: 'night', target })).toEqual([])
    expect(table.hand(seat).nights).toEqual([{ night: 1, target }])
  }
})

test('MA-N nobody chooses the dead or a stranger, nor themselves but the Angel', () => {
  const table = new Sitting('MnADBVVVVV').begin()
  table.night({ 1: 10 })
  table.vote()
  for (const seat of table.open.living) {
    expect(table.try(seat, { type: 'night', target: 10 })).toBe('target-dead')
    expect(table.try(seat, { type: 'night', target: 11 })).toBe('unknown-player')
    const self = table.try(seat, { type: 'night', target: seat })
    if (seat === 3) expect(self).toContainEqual({ type: 'NightAnswerSealed', seat, night: 2, target: 3 })
    else expect(self).toBe('not-self')
  }
  expect(table.try(10, { type: 'night', target: 1 })).toBe('you-are-dead')
  expect(table.try(10, { type: 'night', target: null })).toBe('you-are-dead')
})

test('MA-ALIKE every role’s answer, and every change of one, brings as many events of the same size', () => {
  const table = new Sitting('MMnADBVVVV').begin()
  const weights = (answer: (seat: number) => number) =>
    table.open.living.slice(0, -1).map((seat) => {
      const events = table.answer({ [seat]: answer(seat) })
      return events.map((event) => Object.values(event).length)
    })
  expect(new Set(weights(() => 10).map(String))).toEqual(new Set(['4,4,2']))
  expect(new Set(weights((seat) => (seat === 9 ? 8 : 9)).map(String))).toEqual(new Set(['4,4']))
})

test('MA-COUNT of the answers only the number is public, whoever gives them', () => {
  const table = new Sitting('MMADBVVVV').begin()
  const before = table.seen('watcher').length
  table.answer({ 6: 1, 1: 6, 3: 3, 4: 2, 5: 1 })
  expect(table.seen('watcher').slice(before)).toEqual(
    [1, 2, 3, 4, 5].map((count) => ({ type: 'NightAnswered', count })),
  )
  table.answer({ 6: 2, 1: null, 3: 1, 4: 1, 5: null })
  expect(table.seen('watcher')).toHaveLength(before + 5)
})

test('MA-COUNT MA-LENGTH a change after all have answered tells nothing and moves no clock', () => {
  const table = new Sitting('MVVVV').begin()
  table.answer({ 1: 2, 2: 1, 3: 1, 4: 1 })
  expect(table.answer({ 5: 1 }).at(-1)).toEqual({ type: 'DeadlineMoved', until: table.open.earliest })
  const before = table.seen('watcher')
  for (let at = 0; at < 3; at++) {
    table.now += 3_000
    table.answer({ 1: at + 2, 2: 3, 3: at === 1 ? 2 : null })
  }
  // The clock is a moment late, and somebody is quicker.
  table.now = (table.open.earliest as number) + 5
  table.answer({ 1: 5 })
  expect(table.seen('watcher')).toEqual(before)
  expect(murderedBy(table.tick())).toBe(5)
})

test('MA-LENGTH the night ends at its deadline, with those who are silent left out', () => {
  const table = new Sitting('MVVVV').begin()
  const began = table.now
  expect(table.open.deadline).toBe(began + 60_000)
  table.answer({ 1: 3 })
  expect(table.open.deadline).toBe(began + 60_000)
  expect(murderedBy(table.tick())).toBe(3)
})

test('MA-LENGTH when all have answered it ends at its shortest length, and after that at once', () => {
  const soon = new Sitting('MVVVV').begin()
  const began = soon.now
  soon.now += 2_000
  soon.answer({ 1: 2, 2: 1, 3: 1, 4: 1, 5: 1 })
  expect(soon.open).toMatchObject({ phase: 'night', deadline: began + 10_000 })
  expect(murderedBy(soon.tick())).toBe(2)

  const later = new Sitting('MVVVV').begin()
  later.answer({ 1: 2, 2: 1, 3: 1, 4: 1 })
  later.now += 10_000
  expect(murderedBy(later.answer({ 5: 1 }))).toBe(2)
  expect(later.open.phase).toBe('discussion')
})

test('MA-LENGTH without a shortest length all answers end it at once; without a deadline only they do', () => {
  const table = new Sitting('MVVVV', { minNight: 0, night: null }).begin()
  expect(table.open.deadline).toBeNull()
  expect(table.try('clock', { type: 'tick' })).toBe('no-deadline')
  expect(murderedBy(table.answer({ 1: 2, 2: null, 3: null, 4: null, 5: null }))).toBe(2)
})

test('MA-LENGTH a night is never shorter than its shortest length, whatever its deadline says', () => {
  const table = new Sitting('MVVVV', { night: 5, minNight: 20 }).begin()
  expect(table.open.deadline).toBe(table.now + 20_000)
})

test('MA-LENGTH the same answers end a night at the same moment, whichever roles live', () => {
  const moments = ['MMVVVVV', 'MnVVVVV', 'MnADBVV', 'nADBVVV', 'MBVVVVV'].map((line) => {
    const table = new Sitting(line, { night: 45 }).begin()
    const times: unknown[] = [table.open.deadline]
    for (const seat of table.open.seats) {
      table.now += 500
      table.do(seat, { type: 'night', target: null })
      times.push(table.open.phase, table.open.deadline)
    }
    return times
  })
  expect(new Set(moments.map((times) => JSON.stringify(times))).size).toBe(1)
})

test('MA-PICKS the living Mafia see each other’s choices as they are made, and nobody else does', () => {
  const table = new Sitting('MMMnADVVVVVV').begin()
  table.answer({ 1: 7, 2: null, 4: 7, 5: 7, 6: 7, 7: 1 })
  const picked = [
    { by: 1, target: 7 },
    { by: 2, target: null },
  ]
  for (const seat of [1, 2, 3]) expect(table.hand(seat).picks).toEqual({ night: 1, picked })
  table.answer({ 1: 8 })
  expect(table.hand(3).picks?.picked).toEqual([
    { by: 2, target: null },
    { by: 1, target: 8 },
  ])
  const others: Recipient[] = [4, 5, 6, 7, 12, 'watcher']
  for (const other of others) expect(only(table.seen(other), 'MafiaPicked')).toEqual([])
})

test('MA-PICKS MA-DEAD a dead Mafia sees them no more, and a new night begins with none', () => {
  const table = new Sitting('MMMVVVVVVV').begin()
  table.night({ 1: 4, 2: 4 })
  table.vote({ 5: 3, 6: 3 })
  expect(table.open.dead.map(({ seat }) => seat)).toEqual([4, 3])
  const before = table.seen(3).length
  table.answer({ 1: 5 })
  expect(only(table.seen(3).slice(before), 'MafiaPicked')).toEqual([])
  expect(table.hand(2).picks).toEqual({ night: 2, picked: [{ by: 1, target: 5 }] })
})

test('MA-SUSPECT Villager, Bomber and Minion name a suspect, which nobody sees and nothing follows from', () => {
  const table = new Sitting('MnBVVVV').begin()
  const before = table.seen(5).length
  expect(murderedBy(table.night({ 2: 5, 3: 5, 4: 5 }))).toBeNull()
  expect(
    table
      .seen(5)
      .slice(before, before + 3)
      .every(({ type }) => type === 'NightAnswered'),
  ).toBe(true)
  expect(table.hand(2).nights).toEqual([{ night: 1, target: 5 }])
})

test('MA-N1 the most choices of the Mafia decide', () => {
  expect(murderedBy(new Sitting('MMMVVVVVV').begin().night({ 1: 5, 2: 5, 3: 6 }))).toBe(5)
  expect(murderedBy(new Sitting('MMMVVVVVV').begin().night({ 1: null, 2: null, 3: 6 }))).toBeNull()
})

test('MA-N2 a tie is broken at random among the tied, where "no kill" is one of them; or it is no kill', () => {
  const outcomes = (choices: Record<number, number | null>, mafiaTie: 'random' | 'none') =>
    new Set(
      Array.from({ length: 40 }, (_, at) =>
        murderedBy(new Sitting('MMVVVVVV', { mafiaTie }, `${at}`).begin().night(choices)),
      ),
    )
  expect(outcomes({ 1: 5, 2: 6 }, 'random')).toEqual(new Set([5, 6]))
  expect(outcomes({ 1: 5, 2: null }, 'random')).toEqual(new Set([5, null]))
  expect(outcomes({ 1: 5, 2: 6 }, 'none')).toEqual(new Set([null]))
  expect(outcomes({ 1: 5, 2: 5 }, 'none')).toEqual(new Set([5]))
})

test('MA-N3 MA-N4 silence has no voice: one choice decides, and none is no kill', () => {
  expect(murderedBy(new Sitting('MMVVVVVV').begin().night({ 2: 7 }))).toBe(7)
  expect(murderedBy(new Sitting('MMVVVVVV').begin().night())).toBeNull()
})

test('MA-N5 MA-N6 the Mafia cannot choose one of the Mafia, but a Minion, who dies', () => {
  const table = new Sitting('MMnVVVVVV').begin()
  expect(table.try(1, { type: 'night', target: 2 })).toBe('not-a-mate')
  expect(table.try(3, { type: 'night', target: 2 })).not.toBe('not-a-mate')
  expect(table.night({ 1: 3, 2: 3 })).toContainEqual({ type: 'DawnBroke', murdered: 3, role: 'minion' })
})

test('MA-N7 a save and a night without a kill are told alike, byte for byte', () => {
  const nights = [
    { 1: 4, 2: 4, 3: 4, 4: 1, 5: 1 },
    { 1: null, 2: 4, 3: 4, 4: 1, 5: 1 },
    { 1: 5, 2: 5, 3: 4, 4: 1, 5: 1 },
  ] as const
  const told = nights.map((choices) => {
    const table = new Sitting('MAVVVVV', { minNight: 0 }).begin()
    table.night(choices)
    return ([1, 4, 'watcher'] as const).map((recipient) =>
      JSON.stringify(table.seen(recipient).filter(({ type }) => mafia.audience[type] === 'everyone')),
    )
  })
  expect(told[0]).toEqual(told[1])
  expect(told[0]).toEqual(told[2])
  expect(told[0]?.[2]).toContain('{"type":"DawnBroke","murdered":null,"role":null}')
})

test('MA-N8 the Angel does not save the same player two nights running, but again on the third', () => {
  const table = new Sitting('MAVVVVV').begin()
  table.night({ 2: 3 })
  table.vote()
  expect(table.try(2, { type: 'night', target: 3 })).toBe('saved-last-night')
  table.night({ 2: 2 })
  table.vote()
  expect(table.try(2, { type: 'night', target: 2 })).toBe('saved-last-night')
  expect(murderedBy(table.night({ 2: 3, 1: 3 }))).toBeNull()

  const lenient = new Sitting('MAVVVVV', { angelRepeats: true }).begin()
  lenient.night({ 2: 3 })
  lenient.vote()
  expect(murderedBy(lenient.night({ 2: 3, 1: 3 }))).toBeNull()
})

test('MA-N9 a night in which the Angel saves nobody clears it, said or silent', () => {
  for (const nothing of [{ 2: null }, {}]) {
    const table = new Sitting('MAVVVVV').begin()
    table.night({ 2: 3 })
    table.vote()
    table.night(nothing)
    table.vote()
    expect(murderedBy(table.night({ 2: 3, 1: 3 }))).toBeNull()
  }
})

test('MA-N10 all happens at once: the Angel dies and the one they save lives', () => {
  expect(murderedBy(new Sitting('MAVVVVV').begin().night({ 1: 2, 2: 3 }))).toBe(2)
  const table = new Sitting('MMAVVVVV', { mafiaTie: 'random' }).begin()
  expect(murderedBy(table.night({ 1: 4, 2: 4, 3: 4 }))).toBeNull()
})

test('MA-N11 an Angel who saves themself lives', () => {
  expect(murderedBy(new Sitting('MAVVVVV').begin().night({ 1: 2, 2: 2 }))).toBeNull()
})

test('MA-N12 Mafia read as Mafia; a Minion, a Bomber and all others as Not Mafia', () => {
  const readings = [1, 2, 3, 5, 6].map((about) => {
    const table = new Sitting('MnBDAVVVV').begin()
    table.night({ 4: about })
    return table.hand(4).notebook[0]?.is
  })
  expect(readings).toEqual(['mafia', 'not-mafia', 'not-mafia', 'not-mafia', 'not-mafia'])
})

test('MA-N13 the Detective may change until dawn, and learns the last at dawn, alone', () => {
  const table = new Sitting('MDVVVVV').begin()
  table.answer({ 2: 3 })
  table.answer({ 2: 1 })
  expect(only(table.seen(2), 'DetectiveAnswered')).toEqual([])
  expect(table.tick()).toContainEqual({ type: 'DetectiveAnswered', seat: 2, night: 1, about: 1, is: 'mafia' })
  expect(only(table.seen(2), 'DetectiveAnswered')).toHaveLength(1)
  for (const other of [1, 3, 'watcher'] as const) expect(only(table.seen(other), 'DetectiveAnswered')).toEqual([])
})

test('MA-N14 a Detective who is murdered that night learns nothing, and one who lives keeps every answer', () => {
  const dying = new Sitting('MDVVVVV').begin()
  expect(only(dying.night({ 1: 2, 2: 1 }), 'DetectiveAnswered')).toEqual([])
  const living = new Sitting('MDVVVVV').begin()
  living.night({ 1: 3, 2: 3 })
  living.vote()
  expect(only(living.night({ 2: null }), 'DetectiveAnswered')).toEqual([])
  living.vote()
  living.night({ 2: 1 })
  expect(living.hand(2).notebook).toEqual([
    { night: 1, about: 3, is: 'not-mafia' },
    { night: 3, about: 1, is: 'mafia' },
  ])
})

test('MA-QUIET on a quiet first night only the kill is left out', () => {
  const table = new Sitting('MADVVVV', { quietFirstNight: true }).begin()
  expect(murderedBy(table.night({ 1: 4, 2: 5, 3: 1 }))).toBeNull()
  expect(table.hand(3).notebook).toEqual([{ night: 1, about: 1, is: 'mafia' }])
  expect(table.state.sealed.nights).toMatchObject([{ chosen: 4, murdered: null }])
  table.vote()
  expect(table.try(2, { type: 'night', target: 5 })).toBe('saved-last-night')
  expect(murderedBy(table.night({ 1: 4 }))).toBe(4)
})
