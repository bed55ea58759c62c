import type { AudienceTable } from '#engine'
import { courseAudience } from '../quests/index.ts'
import type { Thavalon } from './state.ts'

export const audience: AudienceTable<Thavalon> = {
  ...courseAudience,
  GameStarted: 'everyone',
  TableSeated: 'everyone',
  TeamProposed: 'everyone',
  RivalProposed: 'everyone',
  VoteOpened: 'everyone',
  TeamSent: 'everyone',
  WindowOpened: 'everyone',
  HoldEnded: 'everyone',
  WindowHeld: 'everyone',
  AgravaineDeclared: 'everyone',
  ArthurDeclared: 'everyone',
  AssassinStruck: 'everyone',
  GameFinished: 'everyone',

  RolesDealt: 'nobody',
}
