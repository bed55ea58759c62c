import { m } from '#texts/messages'
import mafiaIcons from '../games/mafia/icons.svg?url'
import { iconOf } from '../games/quests/icons.ts'
import type { GameModule } from '../shell/manifest.ts'

export interface GameOnOffer {
  readonly name: string
  /** Its name, as it stands on the box. */
  title(): string
  /** What the button says that opens a table for it. */
  invitation(): string
  /** Where its drawing lies. */
  readonly emblem: string
  readonly players: readonly [least: number, most: number]
  load(): Promise<GameModule>
}

export const gamesOnOffer: readonly GameOnOffer[] = [
  {
    name: 'avalon',
    title: m['web.home.avalon'],
    invitation: m['web.home.open-avalon'],
    emblem: iconOf('loyal'),
    players: [5, 10],
    load: async () => (await import('../games/avalon/index.ts')).avalonModule,
  },
  {
    name: 'thavalon',
    title: m['web.home.thavalon'],
    invitation: m['web.home.open-thavalon'],
    emblem: iconOf('thavalon'),
    players: [5, 10],
    load: async () => (await import('../games/thavalon/index.ts')).thavalonModule,
  },
  {
    name: 'mafia',
    title: m['web.home.mafia'],
    invitation: m['web.home.open-mafia'],
    emblem: `${mafiaIcons}#mafia`,
    players: [5, 20],
    load: async () => (await import('../games/mafia/index.ts')).mafiaModule,
  },
]
