import { below, type Chance, changeOption, pick, type Seat, type Setting } from '#engine'
import { type LawKit, valuesOf } from '#engine/law-kit'
import { type Avalon, type AvalonCommand, avalon, type Open, randomMove } from '../index.ts'
import { twin } from './twin.ts'

function randomSetting(chance: Chance): Setting<Avalon> {
  const players = 5 + below(6, chance)
  // Seat numbers with gaps, as in a room that people have left.
  const seats = Array.from({ length: players }, (_, at) => at * 2 + 1)
  let options = avalon.options.defaults
  for (let tries = below(12, chance); tries > 0; tries--) {
    const item = pick(avalon.options.items, chance)
    const changed = changeOption(avalon.options, options, players, item.id, pick(valuesOf(item), chance))
    if (changed.ok) options = changed.options
  }
  return { seats, options, wishes: {} }
}

function anyCommand(open: Open, chance: Chance): AvalonCommand {
  const motion = pick([open.motion, open.motion, open.motion - 1, open.motion + 1], chance)
  const target: Seat = pick([...open.seats, 2, 99], chance)
  const team = Array.from({ length: below(6, chance) }, () => pick([...open.seats, 2], chance))
  return pick<AvalonCommand>(
    [
      { type: 'confirm-role', motion },
      { type: 'propose', motion, team },
      { type: 'vote', motion, approve: below(2, chance) === 1 },
      { type: 'play', motion, card: pick(['success', 'fail'], chance) },
      { type: 'continue', motion },
      { type: 'tick', motion },
      { type: 'examine', motion, target },
      { type: 'assassinate', motion, target },
      { type: 'guess', motion, target },
    ],
    chance,
  )
}

export const lawKit: LawKit<Avalon> = { randomSetting, randomMove, anyCommand, twin }
