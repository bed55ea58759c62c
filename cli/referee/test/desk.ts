import { expect } from 'vitest'
import { Referee } from '../referee.ts'
import type { Fields } from '../refereed.ts'

export const letters = (count: number): string[] => [...'ABCDEFGHIJ'].slice(0, count)

/** Roles by name; one that is to be drawn is a question mark. */
export const cards = (roles: string): (string | null)[] => roles.split(' ').map((role) => (role === '?' ? null : role))

/** A start for a full table of these roles, with the options that they need. */
export function startWith(roles: string, options: Fields = {}, deal: Fields = {}): Fields {
  const dealt = cards(roles)
  const specials = dealt.filter((role) => role !== 'loyal' && role !== 'minion')
  const table = { game: 'avalon', players: letters(dealt.length) }
  return { ...table, options: { roles: specials, ...options }, deal: { roles: dealt, leader: 'A', ...deal } }
}

/** Merlin is A, the Assassin is D, and the minion is E; A leads first. */
export const five = startWith('merlin loyal loyal assassin minion')

/** A referee at work; its answers are taken as they would be written out. */
export class Desk {
  readonly referee = new Referee()
  readonly seen: Fields[] = []
  players: string[] = []

  constructor(start?: Fields) {
    if (start) this.begin(start)
  }

  ask(line: unknown): Fields {
    const text = typeof line === 'string' ? line : JSON.stringify(line)
    return JSON.parse(JSON.stringify(this.referee.answer(text)))
  }

  begin(start: Fields): void {
    expect(this.ask(start)).toEqual({ started: true })
    this.players = start['players'] as string[]
  }

  try(by: unknown, type: string, fields: Fields = {}): Fields {
    return this.ask({ by, do: { type, ...fields } })
  }

  /** What everyone saw of a command that must be accepted. */
  do(by: string, type: string, fields: Fields = {}): Fields[] {
    const answer = this.try(by, type, fields)
    expect(answer, `${type} by ${by}`).toEqual({ ok: true, public: expect.any(Array) })
    const seen = answer['public'] as Fields[]
    this.seen.push(...seen)
    return seen
  }

  status(): Fields {
    return this.ask({ status: true })
  }

  sees(name: unknown): Fields {
    return this.ask({ sees: name })
  }

  everyoneSees(): Fields[] {
    return this.players.map((name) => this.sees(name))
  }

  confirmAll(): this {
    for (const name of this.players) this.do(name, 'confirm-role')
    return this
  }

  propose(...team: string[]): Fields[] {
    return this.do(this.status()['leader'] as string, 'propose', { team })
  }

  /** Everyone votes; those named reject. */
  vote(...rejecting: string[]): Fields[] {
    return this.players.flatMap((name) => this.do(name, 'vote', { approve: !rejecting.includes(name) }))
  }

  /** These play; a name in small letters plays Fail. */
  play(...names: string[]): Fields[] {
    return names.flatMap((name) => {
      const card = name === name.toUpperCase() ? 'success' : 'fail'
      return this.do(name.toUpperCase(), 'play', { card })
    })
  }

  /** A whole quest up to its results, such as `quest('ABd')` with a Fail from D. */
  quest(team: string): Fields[] {
    return [...this.propose(...team.toUpperCase()), ...this.vote(), ...this.play(...team)]
  }

  tick(): Fields[] {
    return this.do('clock', 'tick')
  }
}

/** The way through a game with the Lady; every step leads from the phase before it into its own. */
const journey: readonly (readonly [phase: string, step: (desk: Desk) => void])[] = [
  ['role_reveal', (desk) => desk.begin({ ...five, options: { lady: true } })],
  ['team_building', (desk) => desk.confirmAll()],
  ['team_voting', (desk) => desk.propose('A', 'B')],
  ['quest_execution', (desk) => desk.vote()],
  ['quest_results', (desk) => desk.play('A', 'B')],
  ['lady_of_the_lake', (desk) => [desk.tick(), desk.quest('ABC'), desk.tick()]],
  ['assassination', (desk) => [desk.do('E', 'examine', { target: 'D' }), desk.quest('AB'), desk.tick()]],
  ['finished', (desk) => desk.do('D', 'assassinate', { target: 'B' })],
]
export const phases = journey.map(([phase]) => phase)

export function deskIn(phase: string): Desk {
  const desk = new Desk()
  for (const [, step] of journey.slice(0, phases.indexOf(phase) + 1)) step(desk)
  return desk
}

/** A command that each phase of that way accepts. */
export const accepted: Readonly<Record<string, [by: string, type: string, fields: Fields]>> = {
  role_reveal: ['A', 'confirm-role', {}],
  team_building: ['A', 'propose', { team: ['A', 'B'] }],
  team_voting: ['A', 'vote', { approve: true }],
  quest_execution: ['A', 'play', { card: 'success' }],
  quest_results: ['host', 'continue', {}],
  lady_of_the_lake: ['E', 'examine', { target: 'A' }],
  assassination: ['D', 'assassinate', { target: 'A' }],
}

export const sentence: unknown = expect.stringMatching(/^[A-Z].*\.$/)
export const refused = (code: string): Fields => ({ refused: code, why: sentence })
export const anyRefusal: Fields = { refused: expect.stringMatching(/^[a-z-]+$/), why: sentence }
export const sorted = (names: unknown): string[] => (names as string[]).toSorted()
