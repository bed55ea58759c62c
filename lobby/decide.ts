import { type Actor, type Chance, changeOption, type KnownGames, type Seat } from '#engine'
import type { LobbyCommand } from './commands.ts'
import type { ChapterReason, LobbyEvent } from './events.ts'
import { readName } from './names.ts'
import { openingOf } from './opening.ts'
import { answer, ask, end, openReseat } from './reseat.ts'
import { gameOf, playersFor, seatsOf } from './setup.ts'
import type { LobbyOpen, LobbyState } from './state.ts'

export function decider(games: KnownGames) {
  return (state: LobbyState, actor: Actor, command: LobbyCommand, chance: Chance): LobbyEvent[] => {
    const { open } = state
    switch (command.type) {
      case 'join':
        return join(games, open, nameOf(command.name), command.hash)
      case 'rename':
        return [{ type: 'SeatRenamed', seat: actor as Seat, name: nameOf(command.name) }]
      case 'leave':
        return free(games, open, actor as Seat, 'left')
      case 'remove':
        return free(games, open, command.seat, 'removed')
      case 'pass-host':
        return [{ type: 'HostChanged', host: command.seat, why: 'passed' }]
      case 'replace-host':
        return [{ type: 'HostChanged', host: command.seat, why: 'away' }]
      case 'choose-game':
        return [chooseGame(games, open, command.game)]
      case 'set-option':
        return setOption(games, open, command.id, command.value)
      case 'set-expected':
        return [tableSet(games, { ...open, expected: command.players }, open.sitters.length)]
      case 'arrange':
        return [{ type: 'SeatsArranged', order: command.order }]
      case 'lock':
        return [{ type: 'RoomLocked', locked: command.locked }]
      case 'allow-watchers':
        return [{ type: 'WatchersAllowed', allowed: command.allowed }]
      case 'start':
        return openChapter(state, 'started')
      case 'play-again':
        return openChapter(state, 'again')
      case 'return-to-lobby':
        return openChapter(state, 'returned')
      case 'end-game':
        return openChapter(state, 'ended-by-host')
      case 'renew':
        return openChapter(state, 'renewed')
      case 'finish':
        return [...(openReseat(open) === null ? [] : end('game-over')), { type: 'GameOver' }]
      case 'ask-reseat':
        return ask(open, command, chance)
      case 'confirm-reseat':
      case 'refuse-reseat':
        return answer(state, actor as Seat, command)
      case 'end-reseat':
        return end(command.outcome)
      case 'hand-over': {
        const { seat, hash, until } = command
        return [{ type: 'CodeOffered', seat, hash, until }]
      }
      case 'claim':
        return [
          { type: 'TokenIssued', seat: command.seat, hash: command.hash },
          { type: 'SeatClaimed', seat: command.seat, how: 'handed-over' },
        ]
      default:
        return command satisfies never
    }
  }
}

function nameOf(input: string): string {
  const read = readName(input)
  return 'name' in read ? read.name : ''
}

function join(games: KnownGames, open: LobbyOpen, name: string, hash: string): LobbyEvent[] {
  const seat = open.nextSeat
  const events: LobbyEvent[] = [
    { type: 'TokenIssued', seat, hash },
    { type: 'SeatTaken', seat, name },
  ]
  if (open.host === null) events.push({ type: 'HostChanged', host: seat, why: 'first' })
  return [...events, ...resettled(games, open, open.sitters.length + 1)]
}

function free(games: KnownGames, open: LobbyOpen, seat: Seat, why: 'left' | 'removed'): LobbyEvent[] {
  const events: LobbyEvent[] = [
    { type: 'TokenIssued', seat, hash: null },
    { type: 'SeatFreed', seat, why },
  ]
  if (open.host === seat) events.push({ type: 'HostChanged', host: heir(open, seat), why: 'left' })
  return [...events, ...resettled(games, open, open.sitters.length - 1)]
}

/** Whoever has sat there longest. */
function heir(open: LobbyOpen, leaving: Seat): Seat | null {
  const others = seatsOf(open).filter((seat) => seat !== leaving)
  return others.length > 0 ? Math.min(...others) : null
}

function chooseGame(games: KnownGames, open: LobbyOpen, game: string): LobbyEvent {
  const options = gameOf(games, { ...open, game }).options.defaults
  return tableSet(games, { ...open, game, options, expected: null }, open.sitters.length)
}

function setOption(games: KnownGames, open: LobbyOpen, id: string, value: unknown): LobbyEvent[] {
  const changed = changeOption(gameOf(games, open).options, open.options, playersFor(games, open), id, value)
  if (!changed.ok) return []
  const { game, expected } = open
  return [{ type: 'TableSet', game, options: changed.options, expected, notices: changed.notices }]
}

function tableSet(games: KnownGames, open: LobbyOpen, seated: number): LobbyEvent {
  const { game, expected } = open
  const { options, notices } = gameOf(games, open).options.settle(open.options, playersFor(games, open, seated))
  return { type: 'TableSet', game, options, expected, notices }
}

/** A change in how many sit there can switch an option off; then everybody is told, otherwise nothing happens. */
function resettled(games: KnownGames, open: LobbyOpen, seated: number): LobbyEvent[] {
  if (open.phase !== 'gathering') return []
  const set = tableSet(games, open, seated)
  return set.type === 'TableSet' && set.notices.length > 0 ? [set] : []
}

const phaseAfter = {
  started: 'playing',
  again: 'playing',
  returned: 'gathering',
  'ended-by-host': 'gathering',
  renewed: 'gathering',
} as const

function openChapter({ open, sealed }: LobbyState, why: Exclude<ChapterReason, 'created'>): LobbyEvent[] {
  const phase = phaseAfter[why]
  const players = phase === 'playing' ? seatsOf(open) : []
  const notices = why === 'renewed' ? open.notices : []
  const lobby = openingOf({ ...open, phase, chapter: open.chapter + 1, players, notices, reseat: null })
  return [
    { type: 'ChapterOpened', lobby, why },
    { type: 'TokensKept', ...sealed, asking: null, refused: [] },
  ]
}
