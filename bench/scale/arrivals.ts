import { type Chance, seededChance } from '#engine'

/** How people play: in bursts. Between two questions they talk; then everybody answers, each after a while. */
export interface Pace {
  /** Answers that a whole game is made of. */
  readonly answers: number
  readonly players: number
  /** How long a whole game takes, in seconds. */
  readonly seconds: number
  /** After how many seconds somebody has answered, on average, once a question is asked. */
  readonly thinking: number
}

/** The object sleeps after ten seconds in which nothing happens. */
const untilSleep = 10

/** How often an object of one game is woken from sleep, and for how many seconds it is in memory. */
export function simulateSleep(pace: Pace, games = 200): { readonly wakes: number; readonly awake: number } {
  const chance = seededChance('arrivals')
  let [wakes, awake] = [0, 0]
  for (let game = 0; game < games; game++) {
    let sleepsAt = 0
    for (const at of arrivalsOf(pace, chance)) {
      if (at > sleepsAt) wakes++
      awake += at + untilSleep - Math.max(at, sleepsAt)
      sleepsAt = at + untilSleep
    }
  }
  return { wakes: wakes / games, awake: awake / games }
}

function arrivalsOf({ answers, players, seconds, thinking }: Pace, chance: Chance): number[] {
  const questions = Math.ceil(answers / players)
  const arrivals = Array.from({ length: questions }, (_, question) =>
    Array.from({ length: players }, () => (question * seconds) / questions + exponential(thinking, chance)),
  )
  return arrivals.flat().sort((one, other) => one - other)
}

function exponential(mean: number, chance: Chance): number {
  return -mean * Math.log((chance.byte() + 1) / 256)
}
