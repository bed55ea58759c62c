import { type Actor, begin, type Chance, perform, type Seat, seededChance, viewOf } from '#engine'
import { avalon, type Open, randomMove, readAvalonOptions } from '#games/avalon'

const seats: readonly Seat[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const options = readAvalonOptions({ roles: ['merlin', 'percival', 'assassin', 'morgana'] }) ?? avalon.options.defaults
const gamesPerRun = 20_000
const runs = 5

/** One whole game of ten random players, every command through refuse, decide and evolve. Returns how many commands it took. */
function playGame(chance: Chance): number {
  const begun = begin(avalon, { seats, options, wishes: {} }, chance)
  if (!begun.ok) throw new Error(begun.refusal)
  let state = begun.state
  let commands = 0
  while (!avalon.isOver(state.open)) {
    for (const actor of asked(state.open)) {
      const command = randomMove(viewOf(state, actor), actor, chance)
      if (command === null) continue
      const step = perform(avalon, state, actor, command, chance)
      if (!step.ok) throw new Error(step.refusal)
      state = step.state
      commands++
    }
  }
  return commands
}

/** Whom the table asks now, so that the benchmark's own searching does not count. */
function asked({ phase, leader, team, seats: all }: Open): readonly Actor[] {
  if (phase === 'quest_results') return ['clock']
  if (phase === 'team_building') return [leader as Seat]
  return phase === 'quest_execution' ? team : all
}

/** Whole random ten-player games per second on one core, the median of five runs. */
export function benchRules(): void {
  const chance = seededChance('bench')
  for (let game = 0; game < gamesPerRun / 4; game++) playGame(chance)
  const rates = Array.from({ length: runs }, () => {
    const from = performance.now()
    let commands = 0
    for (let game = 0; game < gamesPerRun; game++) commands += playGame(chance)
    const seconds = (performance.now() - from) / 1_000
    return { games: gamesPerRun / seconds, commands: commands / seconds }
  }).sort((one, other) => one.games - other.games)
  const median = rates[Math.floor(runs / 2)]
  const whole = (rate: number | undefined) => Math.round(rate ?? 0).toLocaleString('en')
  console.log(`avalon, ten random players: ${whole(median?.games)} games/s, ${whole(median?.commands)} commands/s`)
  console.log(
    `  median of ${runs} runs of ${whole(gamesPerRun)} games: ${rates.map(({ games }) => whole(games)).join(' · ')}`,
  )
}
