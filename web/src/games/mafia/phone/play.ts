import type { MafiaEvent, MafiaView } from '#games/mafia'
import { eventLine, sayRefusal } from '#telling/mafia/log'
import { knock } from '../../../lib/ui/sound.ts'
import type { Play } from '../../../shell/manifest.ts'
import Discussion from './Discussion.svelte'
import Finished from './Finished.svelte'
import Night from './Night.svelte'
import TallyReveal from './TallyReveal.svelte'
import Vote from './Vote.svelte'

const play: Play = {
  screens: { night: Night, discussion: Discussion, voting: Vote, runoff: Vote, finished: Finished },
  reveals: { VotesTallied: TallyReveal },
  // Dawn and the count of a vote may be heard; the night is silent.
  sounds: { VotesTallied: () => knock(), DawnBroke: () => knock(320) },
  sayRefusal,
  tell: (event, view, names) => eventLine(event as MafiaEvent, view as MafiaView, names),
}

export default play
