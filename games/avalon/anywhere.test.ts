import { expect, test } from 'vitest'
import { type Actor, below, type Chance, perform, pick, seededChance } from '#engine'
import { randomStory } from '#engine/law-kit'
import { type AvalonCommand, type AvalonState, avalon, type Phase } from './index.ts'
import { lawKit } from './test/law-kit.ts'

/** One state for each phase, from random games. */
function statesByPhase(): Map<Phase, AvalonState> {
  const found = new Map<Phase, AvalonState>()
  for (let table = 0; found.size < 8; table++) {
    for (const state of randomStory(avalon, lawKit, `phase ${table}`, 1_000).states) found.set(state.open.phase, state)
  }
  return found
}

function everyCommand({ open }: AvalonState): AvalonCommand[] {
  const { motion, seats } = open
  const target = seats[0] as number
  return [
    { type: 'confirm-role', motion },
    { type: 'propose', motion, team: seats.slice(0, 3) },
    { type: 'vote', motion, approve: true },
    { type: 'vote', motion, approve: false },
    { type: 'play', motion, card: 'success' },
    { type: 'play', motion, card: 'fail' },
    { type: 'continue', motion },
    { type: 'tick', motion },
    { type: 'examine', motion, target },
    { type: 'assassinate', motion, target },
    { type: 'guess', motion, target },
  ]
}

const home: Record<AvalonCommand['type'], Phase> = {
  'confirm-role': 'role_reveal',
  propose: 'team_building',
  vote: 'team_voting',
  play: 'quest_execution',
  continue: 'quest_results',
  tick: 'quest_results',
  examine: 'lady_of_the_lake',
  assassinate: 'assassination',
  guess: 'assassination',
}

test('AV-LESSONS L11 every command in every phase by every kind of actor is refused with a code or legal, and a refusal changes nothing', () => {
  for (const [phase, state] of statesByPhase()) {
    const before = JSON.stringify(state)
    const actors: Actor[] = [...state.open.seats, 'host', 'clock', 99]
    for (const actor of actors) {
      for (const command of everyCommand(state)) {
        const step = perform(avalon, state, actor, command, seededChance('anywhere'))
        if (step.ok) expect(home[command.type]).toBe(phase)
        else expect(step.refusal).toMatch(/^[a-z]+(-[a-z]+)*$/)
        expect(JSON.stringify(state)).toBe(before)
      }
    }
  }
})

test('AV-LESSONS L5 a finished game refuses every command of everybody', () => {
  const state = statesByPhase().get('finished') as AvalonState
  for (const actor of [...state.open.seats, 'host', 'clock'] as const) {
    for (const command of everyCommand(state)) {
      expect(perform(avalon, state, actor, command, seededChance('over'))).toEqual({ ok: false, refusal: 'game-over' })
    }
  }
})

test('AV-STALE AV-LESSONS L15 an answer to an earlier or a later question is refused in every phase, whoever sends it', () => {
  for (const [phase, state] of statesByPhase()) {
    if (phase === 'finished') continue
    for (const actor of [...state.open.seats, 'host', 'clock'] as const) {
      for (const command of everyCommand(state)) {
        for (const motion of [command.motion - 1, command.motion + 1]) {
          const step = perform(avalon, state, actor, { ...command, motion }, seededChance('stale'))
          expect(step).toEqual({ ok: false, refusal: 'stale' })
        }
      }
    }
  }
})

test('AV-STALE FR-306 no motion number is ever used for two questions', () => {
  for (let table = 0; table < 200; table++) {
    const { records } = randomStory(avalon, lawKit, `motion ${table}`, 1_000)
    const motions = records
      .flat()
      .flatMap(({ event, audience }) => (audience === 'everyone' && 'motion' in event ? [event.motion] : []))
    expect(new Set(motions).size).toBe(motions.length)
    expect(motions).toEqual([...motions].sort((one, other) => one - other))
  }
})

const oddities: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1.5,
  Number.POSITIVE_INFINITY,
  Number.NaN,
  2 ** 53,
  '',
  'vote',
  '1',
  [],
  [[]],
  {},
  { length: 3 },
  () => 1,
  Symbol('x'),
  7n,
]

/** A real command with something wrong in it, or no command at all. */
function malformed(chance: Chance): unknown {
  const real: Record<string, unknown> = { ...lawKit.anyCommand({ ...avalon.blank.open, seats: [1, 2, 3] }, chance) }
  switch (below(5, chance)) {
    case 0:
      return pick(oddities, chance)
    case 1:
      return { ...real, [pick(['type', 'motion'], chance)]: pick(oddities.slice(0, 8), chance) }
    case 2:
      return { ...real, [pick(['seat', 'by', 'extra', 'constructor'], chance)]: pick([1, 'x', null], chance) }
    case 3: {
      const { [pick(Object.keys(real), chance)]: _, ...rest } = real
      return rest
    }
    default:
      return JSON.parse(
        `{"__proto__": {"type": "vote"}, "type": ${JSON.stringify(pick(['vote', 'Vote', 'toString'], chance))}}`,
      )
  }
}

test('AV-LESSONS L13 ten thousand malformed commands are all read as none, without an exception', () => {
  const chance = seededChance('malformed')
  for (let tried = 0; tried < 10_000; tried++) expect(avalon.parseCommand(malformed(chance))).toBeNull()
})
