import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from '#games'
import { knownLobby } from '#lobby'
import { roomTexts } from '#texts'
import { fromPhones, parseCommand } from '../lobby/commands.ts'
import { nameProblems } from '../lobby/names.ts'
import { hostCommands, lobbyRefusals } from '../lobby/refuse.ts'
import { messages } from './client-message.ts'
import { closeCodes, protocolVersion, type RoomMessage, readClientMessage, readFrame } from './index.ts'
import { misread } from './test/commands.ts'
import { Dictionary, fieldsOf } from './test/dictionary.ts'
import { framesOfAnEvening } from './test/evening.ts'
import { type Line, Pages } from './test/pages.ts'

const wirePage = new Pages('protocol')
const lobbyPage = new Pages('protocol/lobby')
const both = new Pages('protocol', 'protocol/lobby')
const codes = (prefix: string) =>
  Object.keys(roomTexts).flatMap((code) => (code.startsWith(prefix) ? [code.slice(prefix.length)] : []))

const isOfClient = (line: Line) => line.cell('answered by') !== ''
const sent = wirePage.about('message').filter((line) => !isOfClient(line))

/** By the type, so that a new message of the room is missed here too. */
const ofRoom: Readonly<Record<RoomMessage[0], true>> = {
  ...({ welcome: true, ok: true, no: true, code: true, present: true } as const),
  ...({ draft: true, players: true, asking: true, told: true, pong: true } as const),
}

test('PR-13 every message of a client is named with its fields', () => {
  const lines = wirePage.about('message').filter(isOfClient)
  expect(lines.map(({ name }) => name).sort()).toEqual(Object.keys(messages).sort())
  for (const { name: type, cell } of lines) {
    const fields = fieldsOf(cell('fields'))
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(messages[type as keyof typeof messages]))
    const isTaken = (input: object) => readClientMessage(JSON.stringify(input)) !== null
    expect(misread({ type }, fields, isTaken)).toEqual([])
  }
})

test('PR-13 every command to the lobby is named with its fields, and whether it is the host’s', () => {
  const lines = lobbyPage.about('command')
  expect(lines.map(({ name }) => name).sort()).toEqual(Object.keys(fromPhones).sort())
  for (const { name: type, cell } of lines) {
    const fields = fieldsOf(cell('fields'))
    const known = Object.keys(fromPhones[type as keyof typeof fromPhones])
    expect(['motion', ...fields.map(({ name }) => name)]).toEqual(known)
    expect(misread({ type, motion: 1 }, fields, (input) => parseCommand(input) !== null)).toEqual([])
    expect(cell('by') === 'the host', type).toBe(hostCommands.has(type))
  }
})

test('PR-13 every code of the room and the lobby is named, and every number with which a socket is closed', () => {
  const named = lobbyPage.names('code')
  expect([...named].sort()).toEqual(
    codes('refusal.')
      .filter((code) => code !== 'unknown')
      .sort(),
  )
  for (const code of [...lobbyRefusals, ...nameProblems]) expect(named).toContain(code)
  expect(lobbyPage.names('problem')).toEqual(codes('problem.'))
  const numbers = wirePage.about('number').map(({ name, cell }) => [cell('name').replaceAll('`', ''), Number(name)])
  for (const close of Object.entries(closeCodes)) expect(numbers).toContainEqual(close)
  expect(readFileSync('docs/protocol.md', 'utf8')).toContain(`with version ${protocolVersion}.`)
  expect(wirePage.names('value').sort()).toEqual(codes('notice.').sort())
})

test('PR-13 every message of the room and every event of the lobby is named with its fields, and is what the page says', () => {
  const { wire, audience } = knownLobby(games)
  const lines = new Map([...sent, ...lobbyPage.about('event')].map((line) => [line.name, line]))
  expect(sent.map(({ name }) => name).sort()).toEqual(Object.keys(ofRoom).sort())
  expect(lobbyPage.names('event')).toEqual(Object.keys(wire))
  const dictionary = new Dictionary(both)
  const fields = new Map([...lines].map(([name, { cell }]) => [name, fieldsOf(cell('fields'))]))
  for (const [name, of] of fields) dictionary.expectFields(name, of)
  for (const [type, names] of Object.entries(wire)) {
    expect(fields.get(type)?.map(({ name }) => name)).toEqual(names)
    expect(audience[type as keyof typeof wire]).toBe('everyone')
  }
  for (const [type, ...values] of framesOfAnEvening().flatMap(readFrame)) {
    for (const [at, { name, types }] of fields.get(type)?.entries() ?? []) {
      dictionary.check(`${type}.${name}`, types, values[at])
    }
  }
  expect(dictionary.unseen).toEqual([])
})
