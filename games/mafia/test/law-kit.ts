import { below, type Chance, pick, type Seat, type Setting } from '#engine'
import { anyTable, type LawKit } from '#engine/law-kit'
import { type Mafia, type MafiaCommand, mafia, type Open, randomMove } from '../index.ts'
import { twin } from './twin.ts'

const randomSetting = (chance: Chance): Setting<Mafia> => anyTable(mafia, 5 + below(16, chance), 24, chance)

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
