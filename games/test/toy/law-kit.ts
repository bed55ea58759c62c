import { below, type Chance, pick, type Recipient, type Seat } from '#engine'
import { anyTable, type LawKit, type Script, type Story } from '#engine/law-kit'
import { type Thief, thief } from './thief.ts'

/** Another thief than this one, where the knower is not the thief; and nobody knows where the others point. */
function twin(story: Story<Thief>, knower: Recipient, chance: Chance): Script<Thief> | null {
  const { open, sealed } = story.states.at(-1) as Story<Thief>['states'][number]
  const suspects = open.seats.filter((seat) => seat !== knower && seat !== sealed.thief)
  const other = knower === sealed.thief ? sealed.thief : pick(suspects, chance)
  return {
    opening: story.opening.map((event) => {
      if (event.type === 'ThiefDrawn') return { ...event, seat: other }
      return event.type === 'CardTold' ? { ...event, card: event.seat === other ? 'thief' : 'guest' } : event
    }),
    moves: story.moves.map((move) => {
      const isHidden = move.actor !== knower && move.command.motion === open.motion
      return isHidden ? { ...move, command: point(open, move.actor as Seat, chance) } : move
    }),
  }
}

export function point({ seats, motion }: Thief['open'], by: Seat, chance: Chance): Thief['command'] {
  const others = seats.filter((seat) => seat !== by)
  return { type: 'point', motion, target: pick(others, chance) }
}

export const lawKit: LawKit<Thief> = {
  randomSetting: (chance) => anyTable(thief, 3 + below(6, chance), 4, chance),
  randomMove: ({ open }, actor, chance) =>
    typeof actor === 'number' && thief.asked(open, actor) !== null ? point(open, actor, chance) : null,
  anyCommand: ({ seats, motion }, chance) => ({
    type: 'point',
    motion: pick([motion, motion + 1], chance),
    target: pick([...seats, 2, 99], chance),
  }),
  twin,
}
