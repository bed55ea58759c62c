import sprite from './icons.svg?url'

/** The drawing that stands for the game; the names of the others stay in the game's own chunk. */
export const emblem = `${sprite}#mafia`
