import { below, type Chance, changeOption, pick, type Setting } from '#engine'
import { type LawKit, valuesOf } from '#engine/law-kit'
import { type Open, randomMove, type Thavalon, type ThavalonCommand, thavalon } from '../index.ts'
import { twin } from './twin.ts'

function randomSetting(chance: Chance): Setting<Thavalon> {
  const players = 5 + below(6, chance)
  // Seat numbers with gaps, as in a room that people have left.
  const seats = Array.from({ length: players }, (_, at) => at * 2 + 1)
  let options = thavalon.options.defaults
  for (let tries = below(8, chance); tries > 0; tries--) {
    const item = pick(thavalon.options.items, chance)
    const changed = changeOption(thavalon.options, options, players, item.id, pick(valuesOf(item), chance))
    if (changed.ok) options = changed.options
  }
  return { seats, options, wishes: {} }
}

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
