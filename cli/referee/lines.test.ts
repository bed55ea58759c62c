import { expect, test } from 'vitest'
import { accepted, anyRefusal, Desk, deskIn, five, letters, refused, sentence } from './test/desk.ts'
import { ownGames } from './test/own-games.ts'
import { scriptOf } from './test/recorded.ts'

test('RF-1 a start is answered with started, or with a code and a sentence', () => {
  expect(new Desk().ask(five)).toEqual({ started: true })
  expect(new Desk().ask({ ...five, game: 'chess' })).toEqual(refused('unknown-game'))
  const why = 'Avalon requires 5-10 players; you have 4.'
  expect(new Desk().ask({ game: 'avalon', players: letters(4) })).toEqual({ refused: 'players-out-of-range', why })
})

test('RF-1 a command is answered with what everyone saw, or with a code and a sentence', () => {
  const desk = new Desk(five)
  expect(desk.try('A', 'confirm-role')).toEqual({ ok: true, public: [{ type: 'RoleConfirmed', count: 1 }] })
  expect(desk.try('A', 'vote', { approve: true })).toEqual(refused('wrong-phase'))
})

test('RF-1 many games may follow one another, also before the one before has ended, and end for every reason', () => {
  const desk = new Desk()
  const scripts = Object.values(ownGames).map(scriptOf)
  for (const { start, commands, end } of scripts) {
    desk.begin(five)
    desk.do('A', 'confirm-role')
    desk.begin(start)
    for (const command of commands) desk.do(command.by, command.do.type, command.do)
    expect(desk.status()).toMatchObject({ phase: 'finished', ...end })
  }
  const reasons = ['sabotage', 'chaos', 'quests', 'assassination', 'spared']
  expect(new Set(scripts.map(({ end }) => end.reason))).toEqual(new Set(reasons))
})

test('RF-1 not JSON, blank, or not exactly one of game, by, sees and status: an error with the number of the line', () => {
  const noObjects = ['vote', '{"status":true', '{"status":true}{}', '', '  \t ', '[{"status":true}]', 'null', '7']
  const noKind = ['{}', '{"do":{}}', '{"__proto__":{"status":true}}', '{"status":true,"sees":"A"}', '{"game":1,"by":2}']
  for (const text of [...noObjects, ...noKind]) {
    const desk = new Desk(five)
    expect(desk.ask(text), text).toEqual({ error: sentence, line: 2 })
    expect(desk.referee.failed, text).toBe(true)
    expect(desk.status(), text).toHaveProperty('phase', 'role_reveal')
    expect(desk.ask(text), text).toHaveProperty('line', 4)
  }
})

test('RF-1 without a game everything is refused, and a refusal is no error', () => {
  const desk = new Desk()
  const answers = [...['A', 'host', 'clock'].map((by) => desk.try(by, 'tick')), desk.sees('A'), desk.status()]
  expect(answers).toEqual(answers.map(() => refused('no-game')))
  expect(desk.referee.failed).toBe(false)
})

const strangers = ['F', 'a', 'A ', '', 'Host', ' host', 'watcher', '0', '1', '__proto__', null, 1, ['A']]

test('RF-1 an unknown player gives no command', () => {
  const desk = deskIn('team_voting')
  for (const by of strangers) {
    expect(desk.try(by, 'vote', { approve: false }), JSON.stringify(by)).toEqual(refused('unknown-player'))
  }
  for (const by of ['host', 'clock']) expect(desk.try(by, 'vote', { approve: false }), by).toEqual(anyRefusal)
  expect(desk.vote().at(-2)).toHaveProperty('approve', letters(5))
})

test('RF-1 an unknown player is nobody to look at or to choose', () => {
  const [building, stabbing] = [deskIn('team_building'), deskIn('assassination')]
  for (const name of [...strangers, 'host', 'clock']) {
    const message = JSON.stringify(name)
    expect(building.sees(name), message).toEqual(refused('unknown-player'))
    expect(building.try('A', 'propose', { team: ['A', name] }), message).toEqual(anyRefusal)
    expect(stabbing.try('D', 'assassinate', { target: name }), message).toEqual(anyRefusal)
  }
  building.propose('A', 'B')
  stabbing.do('D', 'assassinate', { target: 'A' })
})

test('RF-1 an unknown command is refused', () => {
  const desk = deskIn('team_voting')
  const noCommands = [undefined, null, 'vote', ['vote'], { approve: true }]
  const types = ['abstain', 'open-vote', 'constructor', 1].map((type) => ({ type }))
  const fields: object[] = [{ loudly: true }, { team: ['A', 'B'] }, { constructor: true }]
  const ballots = fields.map((more) => ({ type: 'vote', approve: true, ...more }))
  for (const command of [...noCommands, ...types, ...ballots]) {
    expect(desk.ask({ by: 'A', do: command }), JSON.stringify(command)).toEqual(refused('malformed'))
  }
  desk.do('A', 'vote', { approve: true })
})

test('RF-1 an unknown value is refused', () => {
  const values: Readonly<Record<string, unknown[]>> = {
    team_building: [undefined, null, 'AB', { 0: 'A', 1: 'B' }, [['A'], 'B'], [1, 2]],
    team_voting: [undefined, null, 'true', 1, 'A', [true]],
    quest_execution: [undefined, null, 'reverse', 'Fail', '', true, ['fail']],
    lady_of_the_lake: [undefined, null, ['A'], { A: true }],
    assassination: [undefined, null, ['A'], { A: true }],
  }
  for (const [phase, wrong] of Object.entries(values)) {
    const desk = deskIn(phase)
    const [by, type, fields] = accepted[phase] as [string, string, Record<string, unknown>]
    const [field] = Object.keys(fields) as [string]
    for (const value of wrong) {
      expect(desk.try(by, type, { [field]: value }), `${field} ${JSON.stringify(value)}`).toEqual(anyRefusal)
    }
    desk.do(by, type, fields)
  }
})

test('RF-1 an unknown field of a line, or a status that is not true, is refused', () => {
  const desk = new Desk(five)
  const command = { by: 'A', do: { type: 'confirm-role' }, players: [] }
  const lines = [command, { sees: 'A', do: {} }, { status: true, of: 'A' }, '{"status":true,"__proto__":1}']
  for (const line of [...lines, ...[false, null, 1, 'true', {}].map((status) => ({ status }))]) {
    expect(desk.ask(line), JSON.stringify(line)).toEqual(refused('malformed'))
  }
  expect(desk.do('A', 'confirm-role')).toEqual([{ type: 'RoleConfirmed', count: 1 }])
})
