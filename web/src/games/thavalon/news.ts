import type { Seat } from '#engine'
import type { Declaration, Vote } from '#games/thavalon'
import { m } from '#texts/messages'
import { lastCards, lastVote, whoLeads } from '../quests/news.ts'
import { say } from './say.ts'
import { sayLog } from './say-log.ts'
import type { ThavalonTable } from './table.svelte.ts'

/** What a screen reader says when the table moves on: public facts only, in whole sentences. */
export function newsOf(table: ThavalonTable): string {
  const { open } = table
  switch (open.phase) {
    case 'role_reveal':
      return ''
    case 'team_building':
      return [whatWasBefore(table), whoLeads(table), table.isForced && sayLog('event.LastProposal')]
        .filter((sentence) => typeof sentence === 'string')
        .join(' ')
    case 'team_finalised':
      return sayLog('event.TeamFinalised', {
        name: open.leader === null ? '' : table.name(open.leader),
        names: table.names(open.team),
      })
    case 'team_voting':
      return `${declared(table)} ${sayLog('event.VoteOpened')}`
    case 'quest_execution':
      return whatSentThem(table)
    case 'quest_results':
      return `${lastCards(table)} ${open.window ? sayLog('event.WindowOpened') : declared(table)}`
    case 'agravaine_window':
      return sayLog('event.WindowHeld')
    case 'assassination':
      return sayLog('event.AssassinationBegan')
    case 'finished':
      return verdictOf(table).join(' ')
    default:
      return open.phase satisfies never
  }
}

/** Who has won, and why. */
export function verdictOf({ open }: ThavalonTable): [string, string] {
  const reason = open.outcome?.reason
  return reason ? [sayLog(`reason.${reason}`), sayLog(`reason.${reason}.why`)] : ['', '']
}

/** What somebody has just declared, in a sentence. */
export function declared(table: ThavalonTable): string {
  return table.justDeclared ? declaration(table, table.justDeclared) : ''
}

function declaration(table: ThavalonTable, one: Declaration): string {
  const name = table.name(one.seat)
  if (one.as === 'arthur') return sayLog('event.ArthurDeclared', { name })
  return sayLog('event.AgravaineDeclared', { name, quest: overturnedBy(table, one) })
}

/** The same in few words. */
export function declarationInShort(table: ThavalonTable, one: Declaration): string {
  const name = table.name(one.seat)
  if (one.as === 'arthur') return m['web.thavalon.team.arthur']({ name })
  return m['web.thavalon.team.agravaine']({ name, quest: overturnedBy(table, one) })
}

/** The quest that a declaration as Agravaine has turned: each turns one, in the same order. */
export function overturnedBy({ open }: ThavalonTable, declared: Declaration): number {
  const turned = open.quests.flatMap(({ overturned }, at) => (overturned ? [at + 1] : []))
  return turned[open.declarations.filter(({ as }) => as === 'agravaine').indexOf(declared)] ?? 0
}

function whatWasBefore(table: ThavalonTable): string {
  const { open } = table
  if (table.justDeclared) return declared(table)
  if (open.rival) return sayLog('event.RivalProposed', { names: table.names(open.rival.team) })
  return open.proposal > 1 ? votes(table) : ''
}

function whatSentThem(table: ThavalonTable): string {
  const { open } = table
  const sent = open.unvoted.at(-1)
  const isUnvoted = sent?.quest === open.quest
  const isChosen = (open.proposals.at(-1) as Vote | undefined)?.against && open.quest === 1
  return isUnvoted && !isChosen ? sayLog('event.TeamSent', { names: table.names(open.team) }) : votes(table)
}

function votes(table: ThavalonTable): string {
  const last = lastVote(table)
  if (!last) return ''
  const { approve, reject, names, approved } = last
  const isChoice = (table.open.proposals.at(-1) as Vote).against !== undefined
  if (isChoice) return sayLog(approved ? 'event.FirstChosen' : 'event.SecondChosen', { approve, reject, names })
  return sayLog(approved ? 'event.VotesApproved' : 'event.VotesRejected', { approve, reject, names })
}

/** Those who are named together: one player, or the Lovers. */
export function targetNames(table: ThavalonTable, [one, other]: readonly Seat[]): string {
  if (one === undefined) return ''
  return other === undefined
    ? table.name(one)
    : sayLog('list.two', { first: table.name(one), second: table.name(other) })
}

/** What the Assassin did, in a sentence. */
export function struckLine(table: ThavalonTable): string | null {
  const { struck } = table.open
  if (!struck) return null
  const by = table.name(struck.by)
  if (struck.as === 'none') return sayLog(struck.found ? 'event.NobodyRight' : 'event.NobodyWrong', { by })
  const [names, role] = [targetNames(table, struck.targets), say(`call.${struck.as}`)]
  return sayLog(struck.found ? 'event.AssassinFound' : 'event.AssassinMissed', { by, names, role })
}
