import { expect, test } from 'vitest'
import type { MafiaEvent, MafiaView } from '#games/mafia'
import { namesFrom } from '../told.ts'
import { eventLine } from './log.ts'

const names = namesFrom((seat) => ['', 'Ana', 'Bo', 'Cleo'][seat] as string)
const counts = { villager: 2, mafia: 1, minion: 0, angel: 0, detective: 0, bomber: 0 }
const view = { open: { seats: [1, 2, 3], night: 2, counts } } as unknown as MafiaView
const said = (event: object) => eventLine(event as MafiaEvent, view, names)

test.each([
  [{ type: 'GameStarted' }, 'The game begins with 3 players. In play: Villager × 2, Mafia × 1.'],
  [{ type: 'DawnBroke', murdered: 2, role: 'villager' }, 'Bo was murdered in the night. Bo was: Villager.'],
  [{ type: 'DawnBroke', murdered: null, role: null }, 'Nobody was murdered in the night.'],
  [{ type: 'VotesTallied', result: 'peace', murdered: null, role: null }, 'No murder this round.'],
  [{ type: 'VotesTallied', result: 'runoff', murdered: null, role: null }, ''],
  [{ type: 'RunoffBegan', candidates: [1, 3] }, 'A tie. Runoff between Ana, Cleo, or no murder.'],
  [{ type: 'DiscussionBegan' }, 'Day 2: think it over in silence.'],
])('MA-EVENTS what happens is told in a sentence: %j', (event, line) => {
  expect(said(event)).toBe(line)
})
