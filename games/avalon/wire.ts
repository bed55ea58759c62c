import type { WireTable } from '#engine'
import { courseWire } from '../quests/index.ts'
import type { Avalon } from './state.ts'

export const wire: WireTable<Avalon> = {
  ...courseWire,
  GameStarted: ['seats', 'options'],
  TableSeated: ['seating', 'lady'],
  TeamProposed: ['motion', 'team'],
  LadyCalled: ['motion'],
  PlayerExamined: ['by', 'target'],
  AssassinStruck: ['by', 'target', 'found'],
  GameFinished: ['winner', 'reason', 'roles', 'dagger', 'decoy', 'mixed', 'guesses'],

  LadyAnswered: ['seat', 'about', 'is'],
}
