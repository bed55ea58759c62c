import type { AnyGame, Packed } from '#engine'
import { games } from '#games'
import { createLobby } from '#lobby'
import { isEvent, readFrame, type ServerMessage, type Welcome } from '#protocol'

type Wire = Readonly<Record<string, readonly string[]>>

/** What a socket has been told of this chapter before, and which seat it has. */
export interface Told {
  readonly seat: number | null
  readonly events: readonly Packed[]
}

/** What a game keeps secret, written down once more for the tests. */
export interface GameSecrets {
  readonly game: string
  /** Events that are one seat's own; their first field is the seat. */
  readonly ownEvents: readonly string[]
  readonly roles: readonly string[]
  /** The message without the roles that everybody may know before the end. */
  withoutPublicRoles(message: Packed): unknown
  /** What else is wrong with an event. */
  wrongWith?(message: Packed, told: Told): string[]
}

const lobbyWire: Wire = createLobby(games).wire

function knownEvents(game: string): Wire {
  const { wire, wireNames } = games.get(game) as AnyGame
  const names: Readonly<Record<string, string | undefined>> = wireNames ?? {}
  return {
    ...lobbyWire,
    ...Object.fromEntries(Object.entries(wire).map(([type, fields]) => [names[type] ?? type, fields])),
  }
}

/** One sentence for everything that a socket was sent and its owner may not know. */
export function leaksIn(frames: readonly string[], tokens: readonly string[], secrets: GameSecrets): string[] {
  const withToken = frames.filter((frame) => tokens.some((token) => frame.includes(token)))
  let told: Told = { seat: null, events: [] }
  const wrong = frames.flatMap(readFrame).flatMap((message) => {
    if (message[0] === 'welcome') told = welcomed(told, message[1] as Welcome)
    if (message[0] === 'ChapterOpened') told = { ...told, events: [] }
    if (isEvent(message)) told = { ...told, events: [...told.events, message] }
    return wrongWith(message, told, secrets).map((why) => `${why}: ${JSON.stringify(message)}`)
  })
  return [...withToken.map((frame) => `a token was sent: ${frame}`), ...wrong]
}

function welcomed({ events }: Told, { seat, from }: Welcome): Told {
  return { seat, events: from === 0 ? [] : events }
}

function wrongWith(message: ServerMessage, told: Told, secrets: GameSecrets): string[] {
  const [type, ...fields] = message
  const roleWord = new RegExp(`"(${secrets.roles.join('|')})"`)
  if (!isEvent(message)) return roleWord.test(JSON.stringify(message)) ? ['a role in a message of the room'] : []
  const known = knownEvents(secrets.game)[type]
  if (known === undefined) return ['an event that nobody may see']
  const problems = secrets.wrongWith?.(message, told) ?? []
  // A ballot or a card could only hide in a field too many.
  if (fields.length !== known.length) problems.push('an event with more than its fields')
  const isOwn = secrets.ownEvents.includes(type)
  if (isOwn && fields[0] !== told.seat) problems.push(`an event of another seat, told to ${told.seat}`)
  const isFinished = told.events.some(([one]) => one === 'GameFinished')
  const isPublic = !isFinished && !isOwn
  if (isPublic && roleWord.test(JSON.stringify(secrets.withoutPublicRoles(message))))
    problems.push('a role before the end')
  return problems
}

/** The options name the roles in play, and nobody who has them. */
export function withoutRolesInPlay(message: Packed): unknown {
  if (message[0] === 'TableSet' || message[0] === 'GameStarted') return message.toSpliced(2, 1)
  if (message[0] !== 'ChapterOpened') return message
  return JSON.parse(JSON.stringify(message, (key, value) => (key === 'options' ? null : value)))
}
