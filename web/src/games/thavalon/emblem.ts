import { iconOf } from '../quests/icons.ts'

/** The drawing that stands for the game. */
export const emblem = iconOf('thavalon')
