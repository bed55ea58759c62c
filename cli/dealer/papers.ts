import { dealerTexts, wordsOf } from '#texts'
import type { Deal } from './deal.ts'
import { fileNames } from './file-names.ts'

const [startFile, secretFile] = ['start', 'DoNotOpen']

/** What goes into the folder: each player's file, by player and by name, and the table's own. */
export interface Papers {
  readonly cards: readonly { readonly name: string; readonly file: string; readonly text: string }[]
  readonly start: { readonly file: string; readonly text: string } | null
  readonly secret: { readonly file: string; readonly text: string }
}

type Player = Deal['players'][number]

export function papersOf(deal: Deal): Papers {
  const { players } = deal
  const files = fileNames(
    players.map(({ name }) => name),
    [startFile, secretFile],
  )
  const [secret, ...texts] = sameLength([secretText(deal), ...players.map((player) => cardText(deal, player))])
  const start = startText(deal)
  return {
    cards: players.map(({ name }, at) => ({ name, file: files[at] as string, text: texts[at] as string })),
    start: start === '' ? null : { file: startFile, text: start },
    secret: { file: secretFile, text: secret as string },
  }
}

function cardText(deal: Deal, { name, sees, told }: Player): string {
  const { words } = deal
  const { role, side } = sees
  return lines([
    dealerTexts.you({ name, role: asSomebody(deal, `${role}`) }),
    dealerTexts.side({ side: words(`side.${side}`) }),
    '',
    `${words(`role.${role}.summary`)}.`,
    words(`role.${role}.advice`),
    '',
    ...told,
  ])
}

/** "The Angel", "a Villager". A role that is a person's name stays as it is. */
function asSomebody({ game, words }: Deal, role: string): string {
  const code = `role.${game}.${role}`
  return Object.hasOwn(dealerTexts, code) ? wordsOf(dealerTexts)(code) : words(`role.${role}`)
}

function startText({ first, lady }: Deal): string {
  return lines([
    ...(first === null ? [] : [dealerTexts.first({ name: first })]),
    ...(lady === null ? [] : [dealerTexts.lady({ name: lady })]),
  ])
}

function secretText({ words, sides, players }: Deal): string {
  const teams = sides.map((side) => ({ side, members: players.filter(({ sees }) => sees['side'] === side) }))
  const assassin = players.find(({ sees }) => sees['dagger'])
  return lines([
    dealerTexts['do-not-open'](),
    ...teams
      .filter(({ members }) => members.length > 0)
      .flatMap(({ side, members }) => ['', ...team(words, side, members)]),
    ...(assassin ? ['', dealerTexts.assassin({ name: assassin.name })] : []),
  ])
}

function team(words: Deal['words'], side: string, members: readonly Player[]): string[] {
  const rows = members.map(({ name, sees }) => {
    return `  ${dealerTexts.player({ name, role: words(`role.${sees['role']}`) })}`
  })
  return [dealerTexts['side-heading']({ side: words(`side.${side}`) }), ...rows]
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('')
}

const step = 512

/** Filled up with blanks: a list of the folder shows how long each file is, and a long card is one that knows much. */
function sameLength(texts: readonly string[]): string[] {
  const sizes = texts.map((text) => Buffer.byteLength(text) + 1)
  const full = Math.ceil(Math.max(...sizes) / step) * step
  return texts.map((text, at) => `${text}${' '.repeat(full - (sizes[at] as number))}\n`)
}
