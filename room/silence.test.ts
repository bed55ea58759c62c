import { expect, test } from 'vitest'
import { type AnyGame, type Chance, type Game, pick, type Registry, type Seat, seededChance } from '#engine'
import { randomStory, type Script } from '#engine/law-kit'
import { type Avalon, type AvalonState, avalon } from '#games/avalon'
import { lawKit } from '../games/avalon/test/law-kit.ts'
import { type Entry, Room } from './index.ts'

type Knower = Seat | 'watcher'

/** A room that deals what the script says, so that two deals can be told through the same wires. */
function gamesDealing(script: Script<Avalon>, game: Game<Avalon>): Registry {
  const start = () => [...script.opening]
  return new Map([['avalon', { ...game, start, refuseStart: () => null } as unknown as AnyGame]])
}

/** Plays a script over the wire and keeps every frame that was sent to one socket, byte for byte. */
function framesTo(knower: Knower, script: Script<Avalon>, seats: readonly Seat[], game: Game<Avalon>): string[] {
  const frames: string[] = []
  const entries: Entry[] = [Room.opening(gamesDealing(script, game))]
  let luck: Chance = seededChance('before the game')
  const room = new Room(gamesDealing(script, game), {
    log: { load: () => ({ entries, commands: [] }), append: () => {} },
    send: (session, frame) => session === (knower === 'watcher' ? 999 : knower) && frames.push(frame),
    close: () => {},
    alarm: () => {},
    chance: () => luck,
    hash: (secret) => secret.padEnd(64, '0'),
  })
  const say = (session: number, message: object) => {
    room.receive(session, JSON.stringify(message))
    room.committed()
  }
  const token = (seat: Seat) => `${seat}`.padEnd(22, 'x')
  const lobby = (type: string, fields: object = {}) =>
    say(seats[0] as Seat, {
      type: 'do',
      id: `${type}${JSON.stringify(fields)}`.replaceAll(/\W/g, ''),
      to: 'lobby',
      command: { type, motion: 1, ...fields },
    })
  // Everybody sits down; then those leave whose numbers the story does not have.
  const last = Math.max(...seats)
  for (let seat = 1; seat <= last; seat++) {
    room.connect(seat)
    say(seat, { type: 'hello', version: 1, token: token(seat), cursor: null })
    say(seat, { type: 'join', id: `join${seat}`, name: `Player ${seat}` })
  }
  for (let seat = 1; seat <= last; seat++) if (!seats.includes(seat)) lobby('remove', { seat })
  room.connect(999)
  say(999, { type: 'hello', version: 1, token: null, cursor: null })
  lobby('start')
  for (const [at, { actor, command, seed }] of script.moves.entries()) {
    luck = seededChance(seed, at)
    const session = typeof actor === 'number' ? actor : (seats[0] as Seat)
    if (actor === 'clock') room.wake()
    else say(session, { type: 'do', id: seed.replaceAll(/\W/g, '_'), to: 'game', command })
    room.committed()
  }
  return frames
}

/** The clock's moves come when the room is woken, which needs a time that has come. */
function withoutClock(story: Script<Avalon>): Script<Avalon> {
  const moves = story.moves.map((move) =>
    move.command.type === 'tick'
      ? { ...move, actor: 'host' as const, command: { ...move.command, type: 'continue' as const } }
      : move,
  )
  return { opening: story.opening, moves }
}

/** How many twins sent the same bytes, how many did not, and how many moves were refused on the way. */
function compareTwins(tables: number, game: Game<Avalon>) {
  const found = { same: 0, different: 0, refused: 0 }
  for (let table = 0; table < tables; table++) {
    const chance = seededChance(`wire ${table}`)
    const whole = randomStory(avalon, lawKit, `${table}`, chance.byte())
    const over = avalon.isOver((whole.states.at(-1) as AvalonState).open)
    const moves = over ? whole.moves.slice(0, -1) : whole.moves
    const story = { ...whole, moves, states: whole.states.slice(0, moves.length + 1) }
    const { seats } = (story.states[0] as AvalonState).open
    const knower = pick<Knower>([...seats, 'watcher'], chance)
    const twin = lawKit.twin(story, knower, chance)
    if (twin === null) continue
    const [one, other] = [story, twin].map((script) => framesTo(knower, withoutClock(script), seats, game).join('\n'))
    if (one?.includes('["no"')) found.refused++
    found[one === other ? 'same' : 'different']++
  }
  return found
}

test('LAW-SILENCE RM-WATCH on the wire: games that differ only in secrets send a socket the same bytes', () => {
  const { same, different, refused } = compareTwins(400, avalon)
  expect({ different, refused }).toEqual({ different: 0, refused: 0 })
  expect(same).toBeGreaterThan(320)
})

test('LAW-SILENCE on the wire the comparison bites: a role card that lies open is noticed', () => {
  const audience = { ...avalon.audience, RoleTold: (_: unknown, { open }: AvalonState) => open.seats }
  expect(compareTwins(60, { ...avalon, audience }).different).toBeGreaterThan(5)
})
