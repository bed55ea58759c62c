import { everySeat, type Secrets } from '#engine/law-kit'
import { type Thavalon, thavalon } from '../index.ts'

export const secrets: Secrets<Thavalon> = {
  hidden: ({ moves }, at) => moves[at]?.command.type ?? null,
  hiddenMoves: ['vote', 'play', 'guess'],
  leaks: {
    'a role card': { audience: { ...thavalon.audience, RoleTold: everySeat } },
    'a quest card': { audience: { ...thavalon.audience, CardSealed: everySeat } },
  },
}
