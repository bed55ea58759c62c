import type { Seat } from '#engine'
import type { Ballot, MafiaState, Target } from './state.ts'

/** Who of the living has answered the question on the table, and how. Whoever is silent is missing. */
export type Answers = ReadonlyMap<Seat, Target>

export function nightAnswers({ open, hands }: MafiaState): Answers {
  return answersBy(open.living, (seat) => hands[seat]?.nights.find(({ night }) => night === open.night))
}

/** Who of the living has answered tonight, also where the removal of whoever they had named has made that void. */
export function answeredTonight({ open, hands }: MafiaState): Seat[] {
  const removedTonight = open.dead.filter(({ night }) => night === open.night).map(({ seat }) => seat)
  return open.living.filter((seat) => {
    const { nights = [], voided = null } = hands[seat] ?? {}
    return nights.some(({ night }) => night === open.night) || (voided !== null && removedTonight.includes(voided))
  })
}

export function ballots({ open, hands }: MafiaState): Answers {
  return answersBy(open.living, (seat) => {
    const ballot = hands[seat]?.ballot
    return ballot?.motion === open.motion ? ballot : undefined
  })
}

function answersBy(living: readonly Seat[], given: (seat: Seat) => { readonly target: Target } | undefined): Answers {
  const answers = new Map<Seat, Target>()
  for (const seat of living) {
    const answer = given(seat)
    if (answer) answers.set(seat, answer.target)
  }
  return answers
}

/** The targets with the most voices, in an order that does not depend on who spoke first; nobody comes last. */
export function leaders(targets: Iterable<Target>): Target[] {
  const voices = new Map<Target, number>()
  for (const target of targets) voices.set(target, (voices.get(target) ?? 0) + 1)
  const most = Math.max(...voices.values())
  const last = Number.POSITIVE_INFINITY
  return [...voices.keys()]
    .filter((target) => voices.get(target) === most)
    .sort((one, other) => ((one ?? last) < (other ?? last) ? -1 : 1))
}

/** With the ballot in the place of the one that the same player had cast. */
export function placed(ballots: readonly Ballot[], ballot: Ballot): readonly Ballot[] {
  return [...ballots.filter(({ by }) => by !== ballot.by), ballot]
}
