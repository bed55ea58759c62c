export { below, type Chance, pick, shuffle } from './chance.ts'
export type { Actor, Audience, Recipient, Recorded, Seat, Tagged } from './event.ts'
export { apply, applySeen, audienceOf, blankState, blankView, partOf, replay, viewOf } from './fold.ts'
export type {
  AnyGame,
  AnyKnownGame,
  AudienceTable,
  EventOf,
  Game,
  KnownGame,
  KnownGames,
  KnownRules,
  Registry,
  Rules,
  RulesShape,
  Setting,
  Shape,
  State,
  View,
  WireNames,
  WireTable,
} from './game.ts'
export type { Guide, GuideSection, RoleCard } from './guide.ts'
export {
  type Changed,
  changeOption,
  type OptionBook,
  type OptionItem,
  type Problem,
  readOptions,
  type Settled,
  whyNot,
} from './options.ts'
export { seededChance } from './seeded.ts'
export { isFor, seenBy } from './seen.ts'
export { begin, perform, type Refused, record, type Step } from './step.ts'
export { readerOf, type TaggedBy } from './tagged.ts'
export { type Packed, pack, unpack } from './wire.ts'
