import type { Fields } from '../refereed.ts'
import { cards, Desk, letters } from './desk.ts'

/** A start of THavalon for a full table of these roles; A leads first. */
export function thavalonStart(roles: string, options: Fields = {}, deal: Fields = {}): Fields {
  const dealt = cards(roles)
  const table = { game: 'thavalon', players: letters(dealt.length) }
  return { ...table, options, deal: { roles: dealt, leader: 'A', ...deal } }
}

/** Arthur is D, and Agravaine is H. */
export const eight = thavalonStart('merlin percival lancelot arthur titania mordred maelagant agravaine')

/** Merlin is A, Lancelot is C, and the dagger is with D. */
export const fiveWithMerlin = thavalonStart('merlin percival lancelot mordred morgana', {}, { dagger: 'D' })

/** The cards of a team, such as `AB-C~`: B plays Fail, and C Reverse. */
function cardsOf(team: string): [by: string, card: string][] {
  return [...team.matchAll(/([A-J])([-~]?)/g)].map(([, by, mark]) => {
    return [by as string, mark === '-' ? 'fail' : mark === '~' ? 'reverse' : 'success']
  })
}

export class ThavalonDesk extends Desk {
  openVote(): Fields[] {
    return this.do(this.status()['leader'] as string, 'open-vote')
  }

  /** A team that is finalised, or goes where it is the last of its round. */
  finalise(team: string): Fields[] {
    return this.propose(...cardsOf(team).map(([by]) => by))
  }

  /** A proposal that everybody rejects. */
  rejected(team: string): Fields[] {
    return [...this.finalise(team), ...this.openVote(), ...this.vote(...this.players)]
  }

  lay(team: string): Fields[] {
    return cardsOf(team).flatMap(([by, card]) => this.do(by, 'play', { card }))
  }

  /** A whole mission up to its results. */
  mission(team: string): Fields[] {
    return [...this.finalise(team), ...this.openVote(), ...this.vote(), ...this.lay(team)]
  }

  /** One mission after another, each with what follows it. */
  missions(teams: string): this {
    for (const team of teams.split(' ')) {
      this.mission(team)
      this.tick()
    }
    return this
  }
}

export function seated(start: Fields): ThavalonDesk {
  const desk = new ThavalonDesk(start)
  desk.confirmAll()
  return desk
}
