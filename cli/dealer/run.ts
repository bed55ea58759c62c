import { join } from 'node:path'
import { seededChance } from '#engine'
import { cryptoChance } from '#hosts/shared'
import { dealerTexts } from '#texts'
import type { Refusal } from '../referee/refereed.ts'
import type { Deal } from './deal.ts'
import { Misuse } from './flags.ts'
import { writeFolder } from './folder.ts'
import { type Order, readOrder, usage } from './order.ts'
import { papersOf } from './papers.ts'
import { readNames } from './read-names.ts'

/** Deals a game for a table without phones. Nothing of a deal reaches the terminal unless it is asked for as JSON. */
export function runDeal(args: readonly string[]): number {
  if (args[0] === '--help' || args[1] === '--help') {
    console.log(usage())
    return 0
  }
  try {
    return carryOut(readOrder(args))
  } catch (error) {
    if (!(error instanceof Misuse)) throw error
    console.error(error.message)
    console.error(usage())
    return 2
  }
}

function carryOut(order: Order): number {
  const deal = drawn(order)
  if ('refused' in deal) return refuse(deal, order)
  if (order.json) {
    console.log(JSON.stringify(asJson(deal)))
    return 0
  }
  return handOut(deal, order.out ?? 'game')
}

function drawn({ dealer, names: given, options, seed }: Order): Deal | Refusal {
  const names = readNames(given)
  if ('refused' in names) return names
  return dealer.deal(names, options, seed === null ? cryptoChance() : seededChance(seed))
}

function refuse(refusal: Refusal, { json }: Order): number {
  if (json) console.log(JSON.stringify(refusal))
  else console.error(refusal.why)
  return 1
}

function asJson({ game, first, lady, players }: Deal): object {
  return { game, first, lady, players: players.map(({ name, sees }) => ({ name, ...sees })) }
}

function handOut(deal: Deal, folder: string): number {
  const { cards, start, secret } = papersOf(deal)
  const problem = writeFolder(folder, [...cards, ...(start ? [start] : []), secret])
  if (problem !== null) {
    console.error(dealerTexts[problem]({ folder }))
    return 1
  }
  const lines: string[] = [
    ...deal.warnings,
    dealerTexts.dealt({ count: cards.length }),
    ...cards.map(({ name, file }) => `  ${dealerTexts.file({ name, file: join(folder, file) })}`),
    ...(start ? [dealerTexts['start-file']({ file: join(folder, start.file) })] : []),
    dealerTexts['secret-file']({ file: join(folder, secret.file) }),
  ]
  for (const line of lines) console.log(line)
  return 0
}
