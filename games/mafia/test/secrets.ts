import type { Seat } from '#engine'
import { everySeat, type Secrets } from '#engine/law-kit'
import { livingMafia } from '../audience.ts'
import { type Mafia, mafia, type Role, roleRows } from '../index.ts'

export const secrets: Secrets<Mafia> = {
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
  circles: { 'the living Mafia': livingMafia },
}
