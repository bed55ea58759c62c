import type { Seat } from '#engine'
import { type AvalonEvent, type AvalonView, learnsNothing, type Told, teamSize } from '#games/avalon'
import { avalonLogTexts, avalonTexts } from '#texts'

export type NameOf = (seat: Seat) => string

const texts = { ...avalonTexts, ...avalonLogTexts }

function list(seats: readonly Seat[], nameOf: NameOf): string {
  return seats.length > 0 ? seats.map(nameOf).join(', ') : texts['list.nobody']()
}

/** What a role card tells beside the role, line by line. */
export function toldLines(told: Told, nameOf: NameOf): string[] {
  const lines: string[] = []
  const { evil, wizards, certain, mixed } = told.names
  if (evil) lines.push(evilLine(told, list(evil, nameOf)))
  if (wizards) lines.push(texts[wizards.length > 1 ? 'tell.wizards' : 'tell.wizard']({ names: list(wizards, nameOf) }))
  if (certain) lines.push(texts['tell.certain']({ names: list(certain, nameOf) }))
  if (mixed) lines.push(texts['tell.mixed']({ names: list(mixed, nameOf) }))
  if (lines.length === 0) lines.push(texts[learnsNothing(told.role) ? 'tell.nothing' : 'tell.nobody']())
  lines.push(...told.notices.map((notice) => texts[`tell.${notice}`]()))
  if (told.hidden > 0) lines.push(texts['tell.hidden']({ count: told.hidden }))
  if (told.dagger) lines.push(texts['tell.dagger']())
  return lines
}

/** A role card, line by line. */
export function cardLines(told: Told, name: string, nameOf: NameOf): string[] {
  const role = texts[`role.${told.role}`]()
  return [texts['demo.you']({ name, role, side: texts[`side.${told.side}`]() }), ...toldLines(told, nameOf)]
}

function evilLine(told: Told, names: string): string {
  if (told.notices.includes('ring')) return texts['tell.ring-name']({ names })
  return texts[told.side === 'evil' ? 'tell.mates' : 'tell.evil']({ names })
}

/** The line that the table's log shows for an event, if it shows one; `view` is what is known after it. */
export function eventLine(event: AvalonEvent, { open }: AvalonView, nameOf: NameOf): string[] {
  const players = open.seats.length
  switch (event.type) {
    case 'GameStarted':
      return [texts['event.GameStarted']({ players })]
    case 'TableSeated':
      return [texts['event.TableSeated']({ names: list(event.seating, nameOf) })]
    case 'TeamBuildingBegan': {
      const { quest, proposal, leader } = event
      const size = teamSize(players, quest)
      return [texts['event.TeamBuildingBegan']({ quest, proposal, name: nameOf(leader), size })]
    }
    case 'TeamProposed':
      return [texts['event.TeamProposed']({ names: list(event.team, nameOf) })]
    case 'VotesRevealed': {
      const { approve, approved, rejections } = event
      const tally = { approve: approve.length, reject: players - approve.length, names: list(approve, nameOf) }
      return [approved ? texts['event.VotesApproved'](tally) : texts['event.VotesRejected']({ ...tally, rejections })]
    }
    case 'QuestCompleted': {
      const fail = event.cards.filter((card) => card === 'fail').length
      const message = texts[event.success ? 'event.QuestSucceeded' : 'event.QuestFailed']
      const success = event.cards.length - fail
      const counts = [texts['count.success']({ count: success }), texts['count.fail']({ count: fail })]
      return [message({ quest: open.quest, counts: counts.join(', ') })]
    }
    case 'LadyCalled':
      return open.lady ? [texts['event.LadyCalled']({ name: nameOf(open.lady.holder) })] : []
    case 'PlayerExamined':
      return [texts['event.PlayerExamined']({ by: nameOf(event.by), target: nameOf(event.target) })]
    case 'LadyAnswered':
      return [texts['event.LadyAnswered']({ name: nameOf(event.about), side: texts[`side.${event.is}`]() })]
    case 'AssassinationBegan':
      return [texts['event.AssassinationBegan']()]
    case 'AssassinStruck': {
      const message = texts[event.found ? 'event.AssassinFound' : 'event.AssassinMissed']
      return [message({ by: nameOf(event.by), target: nameOf(event.target) })]
    }
    case 'GameFinished':
      return [
        '',
        texts[`reason.${event.reason}`](),
        texts[`reason.${event.reason}.why`](),
        '',
        ...finalRoles(event, nameOf),
      ]
    default:
      return []
  }
}

function finalRoles({ roles }: Extract<AvalonEvent, { type: 'GameFinished' }>, nameOf: NameOf): string[] {
  const rows = Object.entries(roles).map(([seat, role]) => `  ${nameOf(Number(seat))}: ${texts[`role.${role}`]()}`)
  return [`${texts['demo.roles']()}:`, ...rows]
}
