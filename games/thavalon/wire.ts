import type { WireTable } from '#engine'
import { courseWire } from '../quests/index.ts'
import type { Thavalon } from './state.ts'

export const wire: WireTable<Thavalon> = {
  ...courseWire,
  GameStarted: ['seats', 'options'],
  TableSeated: ['seating'],
  TeamProposed: ['motion', 'team'],
  RivalProposed: ['team'],
  VoteOpened: ['motion'],
  TeamSent: ['motion', 'team'],
  WindowOpened: ['hold'],
  HoldEnded: [],
  WindowHeld: ['motion', 'until'],
  AgravaineDeclared: ['seat', 'until'],
  ArthurDeclared: ['seat'],
  AssassinStruck: ['by', 'as', 'targets', 'found'],
  GameFinished: ['winner', 'reason', 'roles', 'dagger', 'guesses'],
}
