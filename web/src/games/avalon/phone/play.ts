import type { AvalonEvent, AvalonView } from '#games/avalon'
import { eventLine, sayRefusal } from '#telling/avalon/log'
import type { Play } from '../../../shell/manifest.ts'
import QuestExecution from '../../quests/phone/QuestExecution.svelte'
import { questSounds } from '../../quests/phone/sounds.ts'
import Assassination from './Assassination.svelte'
import Finished from './Finished.svelte'
import LadyOfTheLake from './LadyOfTheLake.svelte'
import QuestResults from './QuestResults.svelte'
import TeamBuilding from './TeamBuilding.svelte'
import TeamVoting from './TeamVoting.svelte'
import VoteReveal from './VoteReveal.svelte'

const play: Play = {
  screens: {
    team_building: TeamBuilding,
    team_voting: TeamVoting,
    quest_execution: QuestExecution,
    quest_results: QuestResults,
    lady_of_the_lake: LadyOfTheLake,
    assassination: Assassination,
    finished: Finished,
  },
  reveals: { VotesRevealed: VoteReveal },
  sounds: questSounds,
  sayRefusal,
  tell: (event, view, names) => eventLine(event as AvalonEvent, view as AvalonView, names),
}

export default play
