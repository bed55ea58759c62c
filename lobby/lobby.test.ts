import { expect, test } from 'vitest'
import { replay, seenBy } from '#engine'
import { games } from '#games'
import { mostSeats, roomOpening, startProblem, tableProblems } from './index.ts'
import { hashOf, lobby, Parlour } from './test/parlour.ts'

const five = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']
const seven = [...five, 'Finn', 'Gwen']
const has = (room: Parlour, role: string) => (room.open.options as { roles: string[] }).roles.includes(role)

test('RM-CREATE the first to join is the host, and seats are numbered through', () => {
  const room = new Parlour('Ann', 'Ben')
  expect(room.open).toMatchObject({ phase: 'gathering', host: 1, game: 'avalon', nextSeat: 3 })
  expect(room.names).toEqual(['Ann', 'Ben'])
})

test('RM-CREATE a room is opened for the game that is named, with its own options, and else for the first', () => {
  for (const [name, { options }] of games) {
    expect(roomOpening(games, name)).toMatchObject({ lobby: { game: name, options: options.defaults } })
  }
  expect(roomOpening(games)).toEqual(roomOpening(games, 'avalon'))
  expect(() => roomOpening(games, 'chess')).toThrow()
})

test('RM-CREATE names are trimmed, one to twenty characters of any script, and unique without regard to case', () => {
  const room = new Parlour('Ann')
  expect(room.try('visitor', { type: 'join', name: ' ANN ', hash: hashOf('x') })).toBe('name-taken')
  expect(room.try('visitor', { type: 'join', name: 'Ａｎｎ', hash: hashOf('x') })).toBe('name-taken')
  for (const name of ['', '   ', '\u200d', '\u0301']) {
    expect(room.try('visitor', { type: 'join', name, hash: hashOf('x') })).toBe('name-empty')
  }
  for (const name of ['a'.repeat(21), '👩‍👩‍👧‍👦'.repeat(8), 'x'.repeat(10_000)]) {
    expect(room.try('visitor', { type: 'join', name, hash: hashOf('x') })).toBe('name-too-long')
  }
  for (const name of ['a\u0007b', 'a\nb\u2028', '\u202eevil', '\u2066x', 'half\ud83d']) {
    expect(room.try('visitor', { type: 'join', name, hash: hashOf('x') })).toBe('name-has-controls')
  }
  for (const name of ['Zoë', '李小龍', 'Ольга', 'محمد', '👩‍👩‍👧‍👦', "D'Arcy 2", 'a'.repeat(20)]) room.join(name)
  room.join('  two   words ')
  expect(room.names).toContain('two words')
})

test('RM-NAME nobody takes another name while a game is on', () => {
  const room = new Parlour('Ann', 'Ben', 'Cleo', 'Dan', 'Eve')
  room.do('host', { type: 'start' })
  expect(room.try(2, { type: 'rename', name: 'Benny' })).toBe('wrong-phase')
  room.do('host', { type: 'end-game' })
  room.do(2, { type: 'rename', name: 'Benny' })
})

test('RM-CREATE a player may rename, but not to another’s name', () => {
  const room = new Parlour('Ann', 'Ben')
  expect(room.try(2, { type: 'rename', name: 'ann' })).toBe('name-taken')
  room.do(2, { type: 'rename', name: 'BEN' })
  expect(room.names).toEqual(['Ann', 'BEN'])
  expect(room.try(9, { type: 'rename', name: 'Zed' })).toBe('not-seated')
})

test('RM-TOKEN the hashes of tokens are sealed: they go to nobody, and end with the seat', () => {
  const room = new Parlour('Ann', 'Ben')
  expect(room.state.sealed.tokens).toEqual({ 1: hashOf('Ann'), 2: hashOf('Ben') })
  const sent = room.log.map((record) => seenBy(record, 1)).filter((event) => event !== null)
  expect(JSON.stringify(sent)).not.toContain(hashOf('Ben'))
  room.do(2, { type: 'leave' })
  expect(room.state.sealed.tokens).toEqual({ 1: hashOf('Ann') })
})

test('RM-TOKEN whoever sits down on a freed place has a new seat, never the old one’s', () => {
  const room = new Parlour('Ann', 'Ben')
  room.do('host', { type: 'remove', seat: 2 })
  expect(room.join('Ben')).toBe(3)
})

test('RM-HOST only the host sets the table, and the host’s seat number alone gives no right', () => {
  const room = new Parlour(...five)
  for (const actor of [1, 2, 'visitor', 'clock'] as const) {
    expect(room.try(actor, { type: 'set-option', id: 'percival', value: true })).toBe('host-only')
    expect(room.try(actor, { type: 'start' })).toBe('host-only')
    expect(room.try(actor, { type: 'lock', locked: true })).toBe('host-only')
  }
  room.do('host', { type: 'set-option', id: 'percival', value: true })
  expect(has(room, 'percival')).toBe(true)
})

test('RM-HOST the host removes a player, passes the chair, and is followed by the longest seated', () => {
  const room = new Parlour('Ann', 'Ben', 'Cleo')
  room.do('host', { type: 'pass-host', seat: 3 })
  expect(room.open.host).toBe(3)
  expect(room.try('host', { type: 'pass-host', seat: 3 })).toBe('not-self')
  expect(room.try('host', { type: 'pass-host', seat: 8 })).toBe('unknown-seat')
  room.do(3, { type: 'leave' })
  expect(room.open.host).toBe(1)
  room.do('host', { type: 'remove', seat: 1 })
  room.do(2, { type: 'leave' })
  expect(room.open.host).toBeNull()
  room.join('Dan')
  expect(room.open.host).toBe(4)
})

test('RM-HOST the clock gives an absent host’s chair to another; nobody else can', () => {
  const room = new Parlour('Ann', 'Ben')
  expect(room.try(2, { type: 'replace-host', seat: 2 })).toBe('clock-only')
  expect(room.do('clock', { type: 'replace-host', seat: 2 })).toEqual([{ type: 'HostChanged', host: 2, why: 'away' }])
})

test('RM-HOST a locked room takes nobody in, and those inside stay', () => {
  const room = new Parlour('Ann', 'Ben')
  room.do('host', { type: 'lock', locked: true })
  expect(room.try('visitor', { type: 'join', name: 'Cleo', hash: hashOf('Cleo') })).toBe('room-locked')
  expect(room.try(2, { type: 'join', name: 'Cleo', hash: hashOf('Cleo') })).toBe('already-seated')
  room.do('host', { type: 'lock', locked: false })
  room.join('Cleo')
})

test('RM-LIMITS a room has a last seat', () => {
  const room = new Parlour(...Array.from({ length: mostSeats }, (_, at) => `Player ${at}`))
  expect(room.try('visitor', { type: 'join', name: 'One more', hash: hashOf('x') })).toBe('room-full')
})

test('RM-WATCH the host may switch watchers off, and everybody is told', () => {
  const room = new Parlour('Ann')
  expect(room.open.watchers).toBe(true)
  expect(room.do('host', { type: 'allow-watchers', allowed: false })).toEqual([
    { type: 'WatchersAllowed', allowed: false },
  ])
})

test('AV-CONFIG RING-SC-009 options are judged on those seated, at least five, and switched off with a notice as people come and go', () => {
  const room = new Parlour(...seven)
  room.do('host', { type: 'set-option', id: 'evilRing', value: true })
  room.do('host', { type: 'set-option', id: 'lunatic', value: true })
  expect(room.open.options).toMatchObject({ evilRing: true })
  const events = room.do(7, { type: 'leave' })
  expect(events.at(-1)).toMatchObject({ type: 'TableSet', notices: ['lunatic-off-players', 'ring-off-players'] })
  expect(room.open.options).toMatchObject({ evilRing: false })
})

test('AV-CONFIG an expected number rules over those seated; the start needs exactly that many', () => {
  const room = new Parlour(...five)
  room.do('host', { type: 'set-expected', players: 7 })
  room.do('host', { type: 'set-option', id: 'evilRing', value: true })
  expect(startProblem(games, room.open)).toBe('too-few-seated')
  expect(room.try('host', { type: 'start' })).toBe('problem:too-few-seated')
  room.join('Finn')
  room.join('Gwen')
  room.join('Hugo')
  expect(room.try('host', { type: 'start' })).toBe('problem:too-many-seated')
  const [set] = room.do('host', { type: 'set-expected', players: 6 })
  expect(set).toMatchObject({ notices: ['ring-off-players'] })
})

test('AV-CONFIG a change that would break the table is refused with its reason, and problems are there to be shown', () => {
  const room = new Parlour(...five)
  expect(room.try('host', { type: 'set-option', id: 'lunatic', value: true })).toBe('problem:lunatic-needs-seven')
  expect(room.try('host', { type: 'set-option', id: 'crown', value: true })).toBe('unknown-value')
  room.do('host', { type: 'set-option', id: 'percival', value: true })
  expect(tableProblems(games, room.open).map(({ code }) => code)).toEqual(['percival-without-morgana'])
  expect(room.try('host', { type: 'choose-game', game: 'chess' })).toBe('unknown-game')
})

test('RM-ROLES everybody, watchers too, is told which roles and modes are in play, and never who has them', () => {
  const room = new Parlour(...seven)
  room.do('host', { type: 'set-option', id: 'mordred', value: true })
  room.do('host', { type: 'set-option', id: 'evilRing', value: true })
  const told = room.log.map((record) => seenBy(record, 'watcher')).filter((event) => event !== null)
  expect(told.findLast(({ type }) => type === 'TableSet')).toMatchObject({
    options: { roles: ['merlin', 'assassin', 'mordred'], evilRing: true },
  })
  expect(JSON.stringify(told)).not.toContain('"mordred":')
})

test('RM-SEATING the host arranges the seats as people sit: everybody, once each', () => {
  const room = new Parlour('Ann', 'Ben', 'Cleo')
  for (const order of [
    [1, 2],
    [1, 2, 2],
    [1, 2, 9],
    [1, 2, 3, 3],
  ]) {
    expect(room.try('host', { type: 'arrange', order })).toBe('not-everyone')
  }
  room.do('host', { type: 'arrange', order: [3, 1, 2] })
  expect(room.names).toEqual(['Cleo', 'Ann', 'Ben'])
})

test('RM-AGAIN a game opens a chapter with everything in it; again and return keep people and options', () => {
  const room = new Parlour(...five)
  room.do('host', { type: 'set-option', id: 'morgana', value: true })
  const [opened, kept] = room.do('host', { type: 'start' })
  expect(opened).toMatchObject({
    type: 'ChapterOpened',
    why: 'started',
    lobby: { motion: 2, players: [1, 2, 3, 4, 5] },
  })
  expect(kept).toEqual({ type: 'TokensKept', ...room.state.sealed })
  expect(room.try('host', { type: 'play-again' })).toBe('wrong-phase')
  room.do('clock', { type: 'finish' })
  room.do('host', { type: 'play-again' })
  expect(room.open).toMatchObject({ phase: 'playing', chapter: 3 })
  room.do('clock', { type: 'finish' })
  room.do('host', { type: 'return-to-lobby' })
  expect(room.open).toMatchObject({ phase: 'gathering', players: [], chapter: 4 })
  expect(room.names).toEqual(five)
  expect(has(room, 'morgana')).toBe(true)
  expect(room.try('host', { type: 'start', motion: 1 })).toBe('stale')
})

test('RM-END the host ends a stuck game, everybody is told why, and the lobby keeps its people', () => {
  const room = new Parlour(...five)
  expect(room.try('host', { type: 'end-game' })).toBe('wrong-phase')
  room.do('host', { type: 'start' })
  const [ended] = room.do('host', { type: 'end-game' })
  expect(ended).toMatchObject({ type: 'ChapterOpened', why: 'ended-by-host', lobby: { phase: 'gathering' } })
  expect(room.names).toEqual(five)
})

test('RM-HOST nobody who plays can leave or be removed while the game runs; a newcomer can sit down beside it', () => {
  const room = new Parlour(...five)
  room.do('host', { type: 'start' })
  expect(room.try(2, { type: 'leave' })).toBe('in-the-game')
  expect(room.try('host', { type: 'remove', seat: 2 })).toBe('in-the-game')
  const newcomer = room.join('Finn')
  room.do('host', { type: 'remove', seat: newcomer })
})

test('RM-DURABLE the room’s log folds to the room’s state, and a chapter stands on its own', () => {
  const room = new Parlour(...five)
  room.do('host', { type: 'arrange', order: [5, 4, 3, 2, 1] })
  room.do('host', { type: 'start' })
  room.do('clock', { type: 'finish' })
  const stored = JSON.parse(JSON.stringify(room.log))
  expect(replay(lobby, stored)).toEqual(room.state)
  const lastChapter = stored.findLastIndex(({ event }: { event: { type: string } }) => event.type === 'ChapterOpened')
  expect(replay(lobby, stored.slice(lastChapter))).toEqual(room.state)
})
