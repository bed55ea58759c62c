import type { Open, Target } from '#games/mafia'

type Tally = Open['tallies'][number]

export interface TallyGroup {
  readonly target: Target
  readonly by: readonly number[]
}

/** Who voted for whom, the most ballots first. */
export function tallyGroups({ ballots }: Pick<Tally, 'ballots'>): TallyGroup[] {
  const targets = [...new Set(ballots.map(({ target }) => target))]
  return targets
    .map((target) => ({ target, by: ballots.filter((one) => one.target === target).map(({ by }) => by) }))
    .sort((one, other) => other.by.length - one.by.length)
}

/** Who lived and did not vote. */
export function silentIn({ seats, dead }: Open, { night, ballots }: Tally): number[] {
  const wasOut = (seat: number) =>
    dead.some((one) => one.seat === seat && (one.night < night || (one.night === night && one.how !== 'vote')))
  return seats.filter((seat) => !wasOut(seat) && !ballots.some(({ by }) => by === seat))
}
