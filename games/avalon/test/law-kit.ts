import { below, type Chance, pick, type Seat, type Setting } from '#engine'
import { anyTable, type LawKit } from '#engine/law-kit'
import { type Avalon, type AvalonCommand, avalon, type Open, randomMove } from '../index.ts'
import { twin } from './twin.ts'

const randomSetting = (chance: Chance): Setting<Avalon> => anyTable(avalon, 5 + below(6, chance), 12, chance)

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
