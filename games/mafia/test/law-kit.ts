import { below, type Chance, changeOption, pick, type Seat, type Setting } from '#engine'
import { type LawKit, valuesOf } from '#engine/law-kit'
import { type Mafia, type MafiaCommand, mafia, type Open, randomMove } from '../index.ts'
import { twin } from './twin.ts'

function randomSetting(chance: Chance): Setting<Mafia> {
  const players = 5 + below(16, chance)
  // Seat numbers with gaps, as in a room that people have left.
  const seats = Array.from({ length: players }, (_, at) => at * 2 + 1)
  let options = mafia.options.defaults
  for (let tries = below(24, chance); tries > 0; tries--) {
    const item = pick(mafia.options.items, chance)
    const changed = changeOption(mafia.options, options, players, item.id, pick(valuesOf(item), chance))
    if (changed.ok) options = changed.options
  }
  return { seats, options, wishes: {} }
}

function anyCommand(open: Open, chance: Chance): MafiaCommand {
  const motion = pick([open.motion, open.motion, open.motion - 1, open.motion + 1], chance)
  const target: Seat | null = pick([...open.seats, 2, 99, null], chance)
  return pick<MafiaCommand>(
    [
      { type: 'confirm-role', motion },
      { type: 'night', motion, target },
      { type: 'vote', motion, target },
      { type: 'tick', motion },
      { type: 'remove', motion, player: target ?? 99 },
      { type: 'draw', motion },
      { type: 'pause', motion },
      { type: 'resume', motion },
      { type: 'extend', motion },
      { type: 'skip', motion },
    ],
    chance,
  )
}

export const lawKit: LawKit<Mafia> = { randomSetting, randomMove, anyCommand, twin }
