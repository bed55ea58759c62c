import type { Told } from '#games/mafia'
import { mafiaTexts as texts } from '#texts'
import type { NameOf } from './avalon-lines.ts'

/** What a role card of Mafia tells beside the role. */
export function toldLines({ role, names }: Told, nameOf: NameOf): string[] {
  if (!names.mafia) return [texts[role === 'mafia' ? 'tell.alone' : 'tell.nothing']()]
  const mafia = names.mafia.map(nameOf).join(', ')
  return [texts[role === 'mafia' ? 'tell.mates' : 'tell.mafia']({ names: mafia })]
}
