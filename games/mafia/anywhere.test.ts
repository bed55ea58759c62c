import { expect, test } from 'vitest'
import { type Actor, below, type Chance, perform, pick, seededChance } from '#engine'
import { randomStory } from '#engine/law-kit'
import { mafiaTexts } from '#texts/mafia'
import { type MafiaCommand, type MafiaState, mafia, type Phase, type Refusal, type WishRefusal } from './index.ts'
import { lawKit } from './test/law-kit.ts'
import { Sitting } from './test/sitting.ts'

/** One state for each phase, from random games. */
function statesByPhase(): Map<Phase, MafiaState> {
  const found = new Map<Phase, MafiaState>()
  for (let table = 0; found.size < 6; table++) {
    for (const state of randomStory(mafia, lawKit, `phase ${table}`, 1_000).states) found.set(state.open.phase, state)
  }
  return found
}

function everyCommand({ open }: MafiaState): MafiaCommand[] {
  const { motion, living } = open
  const target = living[0] as number
  const bare = ['confirm-role', 'tick', 'draw', 'pause', 'resume', 'extend', 'skip'] as const
  return [
    ...bare.map((type) => ({ type, motion })),
    ...[target, null].flatMap((one): MafiaCommand[] => [
      { type: 'night', motion, target: one },
      { type: 'vote', motion, target: one },
    ]),
    { type: 'remove', motion, player: target },
  ]
}

const playing: Phase[] = ['night', 'discussion', 'voting', 'runoff']
const home: Record<MafiaCommand['type'], Phase[]> = {
  'confirm-role': ['role_reveal'],
  night: ['night'],
  vote: ['voting', 'runoff'],
  tick: playing,
  remove: playing,
  draw: playing,
  pause: ['discussion'],
  resume: ['discussion'],
  extend: ['discussion'],
  skip: ['discussion'],
}

test('MA-STALE every command in every phase by every kind of actor is refused with a code or legal, and a refusal changes nothing', () => {
  for (const [phase, state] of statesByPhase()) {
    const before = JSON.stringify(state)
    const actors: Actor[] = [...state.open.seats, 'host', 'clock', 99]
    for (const actor of actors) {
      for (const command of everyCommand(state)) {
        const step = perform(mafia, state, actor, command, seededChance('anywhere'))
        if (step.ok) expect(home[command.type]).toContain(phase)
        else expect(step.refusal).toMatch(/^[a-z]+(-[a-z]+)*$/)
        expect(JSON.stringify(state)).toBe(before)
      }
    }
  }
})

test('MA-END a finished game refuses every command of everybody', () => {
  const state = statesByPhase().get('finished') as MafiaState
  for (const actor of [...state.open.seats, 'host', 'clock'] as const) {
    for (const command of everyCommand(state)) {
      expect(perform(mafia, state, actor, command, seededChance('over'))).toEqual({ ok: false, refusal: 'game-over' })
    }
  }
})

test('MA-STALE an answer to an earlier or a later question is refused in every phase, whoever sends it', () => {
  for (const [phase, state] of statesByPhase()) {
    if (phase === 'finished') continue
    for (const actor of [...state.open.seats, 'host', 'clock'] as const) {
      for (const command of everyCommand(state)) {
        for (const motion of [command.motion - 1, command.motion + 1]) {
          const step = perform(mafia, state, actor, { ...command, motion }, seededChance('stale'))
          expect(step).toEqual({ ok: false, refusal: 'stale' })
        }
      }
    }
  }
})

test('MA-STALE no motion number is ever used for two questions', () => {
  for (let table = 0; table < 100; table++) {
    const { records } = randomStory(mafia, lawKit, `motion ${table}`, 1_000)
    const motions = records
      .flat()
      .flatMap(({ event, audience }) => (audience === 'everyone' && 'motion' in event ? [event.motion] : []))
    expect(new Set(motions).size).toBe(motions.length)
    expect(motions).toEqual([...motions].sort((one, other) => one - other))
  }
})

test('MA-T4 the clock that fires late finds another question and is refused', () => {
  const table = new Sitting('MVVVV').begin()
  const { motion } = table.open
  table.tick()
  expect(table.try('clock', { type: 'tick', motion })).toBe('stale')
})

test('MA-GUIDE every refusal has a sentence', () => {
  const codes: Record<Refusal | WishRefusal, true> = {
    ...{ 'game-over': true, stale: true, 'wrong-phase': true, 'not-a-player': true, 'host-only': true },
    ...{ 'clock-only': true, 'already-confirmed': true, 'you-are-dead': true, 'unknown-player': true },
    ...{ 'target-dead': true, 'not-self': true, 'not-a-mate': true, 'saved-last-night': true },
    ...{
      'not-a-candidate': true,
      'no-deadline': true,
      'no-draw-yet': true,
      paused: true,
      'not-paused': true,
      'extended-enough': true,
    },
    'roles-do-not-fit': true,
  }
  for (const code of Object.keys(codes) as Refusal[]) expect(mafiaTexts[`refusal.${code}`]()).toMatch(/^[A-Z].*\.$/)
})

const oddities: readonly unknown[] = [null, undefined, true, 0, -1, 1.5, Number.NaN, '', 'vote', [], {}, () => 1, 7n]

/** A real command with something wrong in it, or no command at all. */
function malformed(chance: Chance): unknown {
  const real: Record<string, unknown> = { ...lawKit.anyCommand({ ...mafia.blank.open, seats: [1, 2, 3] }, chance) }
  switch (below(4, chance)) {
    case 0:
      return pick(oddities, chance)
    case 1:
      return { ...real, [pick(['type', 'motion'], chance)]: pick(oddities.slice(0, 7), chance) }
    case 2:
      return { ...real, [pick(['seat', 'by', 'extra', 'constructor'], chance)]: pick([1, 'x', null], chance) }
    default: {
      const { [pick(Object.keys(real), chance)]: _, ...rest } = real
      return rest
    }
  }
}

test('MA-STALE ten thousand malformed commands are all read as none, without an exception', () => {
  const chance = seededChance('malformed')
  for (let tried = 0; tried < 10_000; tried++) expect(mafia.parseCommand(malformed(chance))).toBeNull()
})
