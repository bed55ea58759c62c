// What Avalon and THavalon share: a table of quests, seats, proposals, votes, cards and their history.

export { courseAsked, courseMay } from './asks.ts'
export {
  approvingWith,
  ballotCast,
  cardLaid,
  cardsWith,
  drawSeating,
  guessesOf,
  nextTeamBuilding,
  resultPause,
  roleConfirmed,
  score,
} from './course.ts'
export { courseAudience, courseWire, courseWireNames, itsSeat } from './event-tables.ts'
export type { CoursePrivateEvent, CoursePublicEvent } from './events.ts'
export { evolveCourse, evolveCourseHand, unknownEvent } from './evolve.ts'
export { evilAmong, failsNeeded, leastPlayers, mostPlayers, teamSize, winsNeeded } from './numbers.ts'
export { seatingItem, toggleOf } from './option-items.ts'
export { type CourseRefusal, refuseCard, refuseTarget, refuseTeam, refuseVote } from './refuse.ts'
export {
  blankCourse,
  blankHand,
  type CourseHand,
  type CourseOpen,
  type Proposal,
  type Quest,
  type Side,
  type TableOptions,
} from './state.ts'
