import { below, type Chance, pick, type Setting } from '#engine'
import { anyTable, type LawKit } from '#engine/law-kit'
import { type Open, randomMove, type Thavalon, type ThavalonCommand, thavalon } from '../index.ts'
import { twin } from './twin.ts'

const randomSetting = (chance: Chance): Setting<Thavalon> => anyTable(thavalon, 5 + below(6, chance), 8, chance)

function anyCommand(open: Open, chance: Chance): ThavalonCommand {
  const motion = pick([open.motion, open.motion, open.motion - 1, open.motion + 1], chance)
  const target = pick([...open.seats, 2, 99], chance)
  const some = (most: number) => Array.from({ length: below(most, chance) }, () => pick([...open.seats, 2], chance))
  return pick<ThavalonCommand>(
    [
      { type: 'confirm-role', motion },
      { type: 'propose', motion, team: some(6) },
      { type: 'open-vote', motion },
      { type: 'vote', motion, approve: below(2, chance) === 1 },
      { type: 'play', motion, card: pick(['success', 'fail', 'reverse'], chance) },
      { type: 'continue', motion },
      { type: 'tick', motion },
      { type: 'declare-agravaine', motion },
      { type: 'declare-arthur', motion },
      { type: 'assassinate', motion, as: pick(['merlin', 'nimue', 'lovers', 'none'], chance), targets: some(4) },
      { type: 'guess', motion, target },
    ],
    chance,
  )
}

export const lawKit: LawKit<Thavalon> = { randomSetting, randomMove, anyCommand, twin }
