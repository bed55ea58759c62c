import { expect, test } from 'vitest'
import type { Game, Seat, Shape } from '#engine'
import { type Avalon, avalon } from '#games/avalon'
import { type Mafia, mafia, type Role, roleRows } from '#games/mafia'
import { type Thavalon, thavalon } from '#games/thavalon'
import { lawKit as avalonKit } from '../games/avalon/test/law-kit.ts'
import { lawKit as mafiaKit } from '../games/mafia/test/law-kit.ts'
import { lawKit as thavalonKit } from '../games/thavalon/test/law-kit.ts'
import { compareTwins, type TwinGame } from './test/wire-twins.ts'

/** A game with everything that is hidden in it, and each way in which the room might tell it. */
interface Silent<G extends Shape> extends TwinGame<G> {
  readonly hiddenMoves: readonly string[]
  readonly leaks: Readonly<Record<string, Partial<Game<G>>>>
}

const everySeat = (_: unknown, { open }: { readonly open: { readonly seats: readonly Seat[] } }) => open.seats

const silentAvalon: Silent<Avalon> = {
  game: avalon,
  kit: avalonKit,
  hidden: ({ moves }, at) => moves[at]?.command.type ?? null,
  hiddenMoves: ['vote', 'play', 'guess'],
  leaks: {
    'a role card': { audience: { ...avalon.audience, RoleTold: everySeat } },
    'a quest card': { audience: { ...avalon.audience, CardSealed: everySeat } },
  },
}

const silentThavalon: Silent<Thavalon> = {
  game: thavalon,
  kit: thavalonKit,
  hidden: ({ moves }, at) => moves[at]?.command.type ?? null,
  hiddenMoves: ['vote', 'play', 'guess'],
  leaks: {
    'a role card': { audience: { ...thavalon.audience, RoleTold: everySeat } },
    'a quest card': { audience: { ...thavalon.audience, CardSealed: everySeat } },
  },
}

const silentMafia: Silent<Mafia> = {
  game: mafia,
  kit: mafiaKit,
  hidden({ moves, states }, at) {
    const { actor, command } = moves[at] as (typeof moves)[number]
    const { open, sealed } = states[at] as (typeof states)[number]
    return command.type === 'night' ? roleRows[sealed.roles[actor as Seat] as Role].asks : open.phase
  },
  hiddenMoves: ['kill', 'save', 'check', 'suspect', 'voting', 'runoff'],
  leaks: {
    'a role card': { audience: { ...mafia.audience, RoleTold: everySeat } },
    'an answer of the night': { audience: { ...mafia.audience, NightAnswerSealed: everySeat } },
    'a choice of the Mafia': { audience: { ...mafia.audience, MafiaPicked: everySeat } },
    'a ballot': { audience: { ...mafia.audience, BallotSealed: everySeat } },
  },
}

function holdsOnTheWire<G extends Shape>(silent: Silent<G>): void {
  const { name } = silent.game
  test(`LAW-SILENCE RM-WATCH on the wire: games of ${name} that differ only in secrets send every socket the same bytes`, () => {
    const { same, different, refused, discarded, told } = compareTwins(silent, 60)
    expect({ different, refused }).toEqual({ different: 0, refused: 0 })
    expect(discarded * 5).toBeLessThan(same)
    for (const move of silent.hiddenMoves) expect(told[move] ?? 0, move).toBeGreaterThan(10)
  })

  for (const [what, leak] of Object.entries(silent.leaks)) {
    test(`LAW-SILENCE on the wire the comparison bites in ${name}: ${what} that lies open is noticed`, () => {
      expect(compareTwins(silent, 12, { ...silent.game, ...leak }).different).toBeGreaterThan(5)
    })
  }
}

holdsOnTheWire(silentAvalon)
holdsOnTheWire(silentThavalon)
holdsOnTheWire(silentMafia)
