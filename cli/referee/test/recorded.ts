import type { Reason, Role, Side } from '#games/avalon'

/** A game of Avalon that was played somewhere and written down. Players are seats 0, 1, 2 … in the order of the lead. */
export interface RecordedGame {
  readonly players: number
  readonly roles: readonly Role[]
  /** Who may assassinate, whatever their role. */
  readonly dagger: number | null
  readonly missions: readonly RecordedMission[]
  readonly assassinated: number | null
  readonly winner: Side
  readonly reason: 'quests' | 'rejections' | 'assassination' | 'assassin missed'
}

interface RecordedMission {
  readonly proposals: readonly {
    readonly leader: number
    readonly team: readonly number[]
    readonly approve: readonly number[]
  }[]
  /** Who played Fail; missing, like the success, where every proposal was rejected. */
  readonly fails?: readonly number[]
  readonly success?: boolean
}

interface Command {
  readonly by: string
  readonly do: { readonly type: string; readonly [field: string]: unknown }
}

/** The same game as lines for the referee, and how it must end in the referee's words. */
export interface Script {
  readonly start: Readonly<Record<string, unknown>>
  readonly commands: readonly Command[]
  readonly end: { readonly winner: Side; readonly reason: Reason }
}

export function scriptOf(game: RecordedGame): Script {
  const commands = [...confirmations(game), ...game.missions.flatMap((mission) => quest(game, mission)), ...stab(game)]
  return { start: startLine(game), commands, end: { winner: game.winner, reason: reasonOf(game) } }
}

export function nameOf(seat: number): string {
  return `P${seat}`
}

function seatsOf({ players }: RecordedGame): number[] {
  return [...Array(players).keys()]
}

const fillers: readonly Role[] = ['loyal', 'minion']

function startLine(game: RecordedGame): Script['start'] {
  const roles = playedRoles(game)
  const [first] = game.missions[0]?.proposals ?? []
  const armed = game.roles.includes('merlin') ? game.dagger : null
  return {
    game: 'avalon',
    players: seatsOf(game).map(nameOf),
    options: {
      roles: roles.filter((role) => !fillers.includes(role)),
      ...(armed !== null && roles[armed] !== 'assassin' && { assassin: false }),
    },
    deal: {
      roles,
      ...(armed !== null && { dagger: nameOf(armed) }),
      ...(first && { leader: nameOf(first.leader) }),
    },
  }
}

/** Without Merlin, Percival has nobody to see. With Merlin, a minion who holds the dagger is what the cards call the Assassin. */
function playedRoles({ roles, dagger }: RecordedGame): Role[] {
  const merlin = roles.includes('merlin')
  return roles.map((role, seat) => {
    if (role === 'percival' && !merlin) return 'loyal'
    return role === 'minion' && merlin && seat === dagger ? 'assassin' : role
  })
}

function confirmations(game: RecordedGame): Command[] {
  return seatsOf(game).map((seat) => ({ by: nameOf(seat), do: { type: 'confirm-role' } }))
}

function quest(game: RecordedGame, { proposals, fails }: RecordedMission): Command[] {
  const votes = proposals.flatMap(({ leader, team, approve }): Command[] => [
    { by: nameOf(leader), do: { type: 'propose', team: team.map(nameOf) } },
    ...seatsOf(game).map((seat) => ({ by: nameOf(seat), do: { type: 'vote', approve: approve.includes(seat) } })),
  ])
  if (fails === undefined) return votes
  const cards = (proposals.at(-1)?.team ?? []).map((seat) => {
    return { by: nameOf(seat), do: { type: 'play', card: fails.includes(seat) ? 'fail' : 'success' } }
  })
  return [...votes, ...cards, { by: 'clock', do: { type: 'tick' } }]
}

function stab({ dagger, assassinated }: RecordedGame): Command[] {
  if (dagger === null || assassinated === null) return []
  return [{ by: nameOf(dagger), do: { type: 'assassinate', target: nameOf(assassinated) } }]
}

function reasonOf({ reason, winner }: RecordedGame): Reason {
  if (reason === 'quests') return winner === 'evil' ? 'sabotage' : 'quests'
  return ({ rejections: 'chaos', assassination: 'assassination', 'assassin missed': 'spared' } as const)[reason]
}
