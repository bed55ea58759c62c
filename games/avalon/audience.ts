import type { AudienceTable } from '#engine'
import { courseAudience, itsSeat } from '../quests/index.ts'
import type { Avalon } from './state.ts'

export const audience: AudienceTable<Avalon> = {
  ...courseAudience,
  GameStarted: 'everyone',
  TableSeated: 'everyone',
  TeamProposed: 'everyone',
  LadyCalled: 'everyone',
  PlayerExamined: 'everyone',
  AssassinStruck: 'everyone',
  GameFinished: 'everyone',

  LadyAnswered: itsSeat,

  RolesDealt: 'nobody',
}
