import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Referee } from './referee.ts'
import { ownGames } from './test/own-games.ts'
import { nameOf, type RecordedGame, scriptOf } from './test/recorded.ts'

type Fields = Readonly<Record<string, unknown>>

const recordings = new URL('../../../shared/data/avalon-human-games.jsonl.gz', import.meta.url)

const fails = (cards: unknown): number => (cards as string[]).filter((card) => card === 'fail').length

/** Asks one line and insists on what must be in the answer. */
function asker(): (line: unknown, wanted: Fields) => Fields {
  const referee = new Referee()
  return (line, wanted) => {
    const answer = referee.answer(JSON.stringify(line)) as Fields
    for (const [field, value] of Object.entries(wanted)) {
      if (answer[field] === value) continue
      throw new Error(
        `${JSON.stringify(line)} brought ${JSON.stringify(answer)}, not ${field} ${JSON.stringify(value)}`,
      )
    }
    return answer
  }
}

/** Plays a recorded game; throws at the first answer that is not as recorded, and returns what everyone saw. */
function replay(game: RecordedGame): Fields[] {
  const ask = asker()
  const { start, commands, end } = scriptOf(game)
  const seen: Fields[] = []
  ask(start, { started: true })
  for (const command of commands) {
    if (command.do.type === 'propose') ask({ status: true }, { phase: 'team_building', leader: command.by })
    seen.push(...(ask(command, { ok: true })['public'] as Fields[]))
  }
  ask({ status: true }, { phase: 'finished', ...end })
  return seen
}

/** The votes and quests as everyone saw them, and as they were recorded. */
function coursesOf(game: RecordedGame): { seen: unknown[]; recorded: unknown[] } {
  const seen = replay(game).flatMap((event): unknown[] => {
    if (event['type'] === 'VotesRevealed') return [{ approve: event['approve'] }]
    return event['type'] === 'QuestCompleted' ? [{ success: event['success'], fails: fails(event['cards']) }] : []
  })
  const recorded = game.missions.flatMap((mission) => [
    ...mission.proposals.map(({ approve }) => ({ approve: approve.toSorted((a, b) => a - b).map(nameOf) })),
    ...(mission.fails ? [{ success: mission.success, fails: mission.fails.length }] : []),
  ])
  return { seen, recorded }
}

/** What is wrong with the replay of a game, or null. */
function wrongWith(game: RecordedGame): string | null {
  try {
    const { seen, recorded } = coursesOf(game)
    const at = recorded.findIndex((step, index) => JSON.stringify(step) !== JSON.stringify(seen[index]))
    if (at < 0 && seen.length === recorded.length) return null
    return `saw ${JSON.stringify(seen[at] ?? seen.length)}, recorded ${JSON.stringify(recorded[at] ?? recorded.length)}`
  } catch (error) {
    return (error as Error).message
  }
}

test('AV-HUMAN every recorded human game replays to its recorded winner and reason, vote by vote and quest by quest', ({
  skip,
}) => {
  skip(!existsSync(recordings), 'the recorded games are not here (../shared/data); the games of our own are replayed')
  const lines = gunzipSync(readFileSync(recordings)).toString().trim().split('\n')
  const wrong = lines.flatMap((line, at) => {
    const why = wrongWith(JSON.parse(line))
    return why === null ? [] : [`game ${at + 1}: ${why}`]
  })
  expect(lines.length).toBeGreaterThan(7_000)
  expect({ wrong: wrong.length, first: wrong.slice(0, 5) }).toEqual({ wrong: 0, first: [] })
})

describe('AV-HUMAN a game of our own, told in the recorded form, replays to its winner and reason', () => {
  test.each(Object.entries(ownGames))('AV-HUMAN %s', (_, game) => {
    const { seen, recorded } = coursesOf(game)
    expect(seen).toEqual(recorded)
  })

  test('AV-HUMAN our own games know every ending', () => {
    const reasons = Object.values(ownGames).map((game) => scriptOf(game).end.reason)
    expect(new Set(reasons)).toEqual(new Set(['sabotage', 'chaos', 'quests', 'assassination', 'spared']))
  })
})

describe('AV-HUMAN a recorded deal becomes one that the cards know', () => {
  const roles = ['loyal', 'percival', 'minion', 'loyal', 'morgana'] as const
  const game: RecordedGame = {
    players: 5,
    roles,
    dagger: 2,
    missions: [{ proposals: [{ leader: 3, team: [0, 1], approve: [] }] }],
    assassinated: null,
    winner: 'evil',
    reason: 'rejections',
  }

  test('AV-HUMAN without Merlin, Percival plays as loyal and the dagger is left out', () => {
    expect(scriptOf(game).start).toMatchObject({
      options: { roles: ['morgana'] },
      deal: { roles: ['loyal', 'loyal', 'minion', 'loyal', 'morgana'], leader: 'P3' },
    })
    expect(scriptOf(game).start['deal']).not.toHaveProperty('dagger')
  })

  test('AV-HUMAN a minion with the dagger plays as the Assassin', () => {
    const { start } = scriptOf({ ...game, roles: ['merlin', ...roles.slice(1)] })
    expect(start['options']).toEqual({ roles: ['merlin', 'percival', 'assassin', 'morgana'] })
    expect(start['deal']).toMatchObject({ roles: ['merlin', 'percival', 'assassin', 'loyal', 'morgana'], dagger: 'P2' })
  })

  test('AV-HUMAN a dagger on Morgana or Mordred is the house rule without the Assassin card', () => {
    const { start } = scriptOf({ ...game, roles: ['merlin', ...roles.slice(1)], dagger: 4 })
    expect(start['options']).toEqual({ roles: ['merlin', 'percival', 'morgana'], assassin: false })
    expect(start['deal']).toMatchObject({ roles: ['merlin', 'percival', 'minion', 'loyal', 'morgana'], dagger: 'P4' })
  })
})
