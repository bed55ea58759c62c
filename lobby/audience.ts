import type { AudienceTable, WireTable } from '#engine'
import type { Lobby } from './state.ts'

export const audience: AudienceTable<Lobby> = {
  ChapterOpened: 'everyone',
  SeatTaken: 'everyone',
  SeatRenamed: 'everyone',
  SeatFreed: 'everyone',
  HostChanged: 'everyone',
  TableSet: 'everyone',
  SeatsArranged: 'everyone',
  RoomLocked: 'everyone',
  WatchersAllowed: 'everyone',
  ReseatAsked: 'everyone',
  ReseatAnswered: 'everyone',
  ReseatEnded: 'everyone',
  SeatClaimed: 'everyone',
  GameOver: 'everyone',

  TokensKept: 'nobody',
  TokenIssued: 'nobody',
  CodeOffered: 'nobody',
  DeviceAsked: 'nobody',
  DeviceDismissed: 'nobody',
}

export const wire: WireTable<Lobby> = {
  ChapterOpened: ['lobby', 'why'],
  SeatTaken: ['seat', 'name'],
  SeatRenamed: ['seat', 'name'],
  SeatFreed: ['seat', 'why'],
  HostChanged: ['host', 'why'],
  TableSet: ['game', 'options', 'expected', 'notices'],
  SeatsArranged: ['order'],
  RoomLocked: ['locked'],
  WatchersAllowed: ['allowed'],
  ReseatAsked: ['seat', 'question', 'pictures', 'until'],
  ReseatAnswered: ['by', 'isYes'],
  ReseatEnded: ['outcome'],
  SeatClaimed: ['seat', 'how'],
  GameOver: [],
}
