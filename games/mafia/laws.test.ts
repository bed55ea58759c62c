import { expect, test } from 'vitest'
import type { AudienceTable, Game } from '#engine'
import { type Law, lawsOf } from '#engine/laws'
import { type Mafia, mafia, type Outcome, roleRows } from './index.ts'
import { lawKit } from './test/law-kit.ts'
import { only } from './test/sitting.ts'

for (const law of lawsOf(mafia, lawKit)) {
  test(`LAW-${law.name.toUpperCase()} holds over 2,000 random games of Mafia`, () => {
    expect(law.check(2_000)).toContain('2000')
  })
}

/** What the law of silence says of this game, broken in one place. */
function broken(change: Partial<Game<Mafia>>): string {
  const law = lawsOf({ ...mafia, ...change }, lawKit).find(({ name }) => name === 'silence') as Law
  try {
    return law.check(150, 7)
  } catch (error) {
    return String((error as Error).cause)
  }
}

type Decide = Game<Mafia>['decide']
type NightRow = Outcome['nights'][number]

test('LAW-SILENCE MA-PICKS bites where a choice of the Mafia goes to the whole table', () => {
  const audience: AudienceTable<Mafia> = { ...mafia.audience, MafiaPicked: (_, { open }) => open.seats }
  expect(broken({ audience })).toContain('the frames of')
})

test('LAW-SILENCE MA-COUNT bites where a change of the Mafia is counted, and another’s is not', () => {
  const decide: Decide = (state, actor, command, chance) => {
    const events = mafia.decide(state, actor, command, chance)
    const isKill = command.type === 'night' && state.sealed.roles[actor as number] === 'mafia'
    return isKill ? [...events, { type: 'DeadlineMoved', until: state.open.deadline }] : events
  }
  expect(broken({ decide })).toContain('the frames of')
})

test('LAW-SILENCE MA-LENGTH bites where the night ends when all who have a power have answered', () => {
  const decide: Decide = (state, actor, command, chance) => {
    const events = mafia.decide(state, actor, command, chance)
    const hasPower = roleRows[state.sealed.roles[actor as number] ?? 'villager'].asks !== 'suspect'
    return command.type === 'night' && hasPower && events.at(-1)?.type === 'NightAnswered'
      ? [...events, { type: 'DeadlineMoved', until: 1 }]
      : events
  }
  expect(broken({ decide })).toContain('the frames of')
})

/** With another event before each dawn that may tell something of the night. */
const tellingDawn =
  (tell: (row: NightRow) => number): Decide =>
  (state, actor, command, chance) => {
    const events = mafia.decide(state, actor, command, chance)
    const [row] = only(events, 'NightResolved')
    return row ? [{ type: 'NightAnswered', count: tell(row) }, ...events] : events
  }

test('LAW-SILENCE MA-SUSPECT bites where dawn tells how many have a suspect', () => {
  const decide = tellingDawn(({ deeds }) => deeds.filter(({ target }) => target !== null).length)
  expect(broken({ decide })).toContain('the frames of')
})

test('LAW-SILENCE MA-N7 bites where dawn tells a save from a night without a kill', () => {
  const decide = tellingDawn(({ chosen, murdered }) => (chosen === murdered ? 0 : 1))
  expect(broken({ decide })).toContain('the frames of')
})
