import {
  evilAmong,
  knownThavalon,
  poolOf,
  type Role,
  type Side,
  type ThavalonOptions,
  windowPlayers,
} from '#games/thavalon'
import type { LobbyOpen } from '#lobby'
import { say } from '#telling/thavalon/card'
import { m } from '#texts/messages'
import { playersOf } from '../../lib/players-of.ts'
import { iconOf } from '../quests/icons.ts'
import { iconFor } from './icons.ts'

interface Pool {
  readonly roles: readonly Role[]
  /** How many of them are dealt. */
  readonly count: number
}

export const playersAt = (lobby: LobbyOpen): number => playersOf(lobby, knownThavalon.players)

/** The roles of one side that may be dealt at this table. */
export function poolAt(lobby: LobbyOpen, side: Side): Pool {
  const players = playersAt(lobby)
  const evil = evilAmong(players, lobby.options as ThavalonOptions)
  return { roles: poolOf(side, players), count: side === 'evil' ? evil : players - evil }
}

/** How this table plays, where it matters at its size. */
export function modesOf(lobby: LobbyOpen): { readonly title: string; readonly help: string; readonly icon: string }[] {
  const options = lobby.options as ThavalonOptions
  const players = playersAt(lobby)
  const mode = (code: keyof ThavalonOptions, title: string) => ({
    ...{ title, help: say(`option.${code}.help`) },
    icon: iconFor(code) ?? iconOf('team'),
  })
  const option = (code: keyof ThavalonOptions) => say(`option.${code}`)
  const first = say(`option.firstRound.${options.firstRound}`)
  return [
    mode('firstRound', m['web.thavalon.roles.is']({ option: option('firstRound'), value: first })),
    ...(options.nineEvil && players === 9 ? [mode('nineEvil', option('nineEvil'))] : []),
    ...(options.noTargetCall ? [mode('noTargetCall', option('noTargetCall'))] : []),
    ...(players >= windowPlayers
      ? [mode('window', m['web.thavalon.roles.window']({ option: option('window'), count: options.window }))]
      : []),
  ]
}
