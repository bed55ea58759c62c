import type { Fields } from '../refereed.ts'
import { cards, Desk, letters } from './desk.ts'

/** A start of Mafia for a full table of these roles, with the options that they need. */
export function mafiaStart(roles: string, options: Fields = {}): Fields {
  const dealt = cards(roles)
  const count = (...wanted: string[]) => dealt.filter((role) => wanted.includes(role as string)).length
  const needed = { evil: count('mafia', 'minion'), minion: count('minion') }
  const specials = Object.fromEntries(['angel', 'detective', 'bomber'].map((role) => [role, count(role) > 0]))
  const table = { game: 'mafia', players: letters(dealt.length) }
  return { ...table, options: { ...needed, ...specials, ...options }, deal: { roles: dealt } }
}

/** Choices as pairs of letters, such as `AB C-`: A chooses B, and C nobody. */
function pairsOf(choices: string): [by: string, target: string | null][] {
  return choices.split(' ').map(([by, target]) => [by as string, target === '-' ? null : (target as string)])
}

export class MafiaDesk extends Desk {
  night(choices: string): Fields[] {
    return pairsOf(choices).flatMap(([by, target]) => this.do(by, 'night', { target }))
  }

  ballots(choices: string): Fields[] {
    return pairsOf(choices).flatMap(([by, target]) => this.do(by, 'vote', { target }))
  }

  /** From a night to the next: nobody is murdered by night, and these ballots decide. */
  day(ballots: string): Fields[] {
    return [...this.tick(), ...this.tick(), ...this.ballots(ballots), ...this.tick()]
  }
}
