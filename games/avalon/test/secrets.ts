import { everySeat, type Secrets } from '#engine/law-kit'
import { type Avalon, avalon } from '../index.ts'

export const secrets: Secrets<Avalon> = {
  hidden: ({ moves }, at) => moves[at]?.command.type ?? null,
  hiddenMoves: ['vote', 'play', 'guess'],
  leaks: {
    'a role card': { audience: { ...avalon.audience, RoleTold: everySeat } },
    'a quest card': { audience: { ...avalon.audience, CardSealed: everySeat } },
  },
}
