import type { ThavalonEvent, ThavalonView } from '#games/thavalon'
import { eventLine, sayRefusal } from '#telling/thavalon/log'
import type { Play } from '../../../shell/manifest.ts'
import QuestExecution from '../../quests/phone/QuestExecution.svelte'
import { questSounds } from '../../quests/phone/sounds.ts'
import DeclareTool from '../parts/DeclareTool.svelte'
import AgravaineWindow from './AgravaineWindow.svelte'
import Assassination from './Assassination.svelte'
import Finished from './Finished.svelte'
import QuestResults from './QuestResults.svelte'
import TeamBuilding from './TeamBuilding.svelte'
import TeamFinalised from './TeamFinalised.svelte'
import TeamVoting from './TeamVoting.svelte'
import VoteReveal from './VoteReveal.svelte'

const play: Play = {
  screens: {
    team_building: TeamBuilding,
    team_finalised: TeamFinalised,
    team_voting: TeamVoting,
    quest_execution: QuestExecution,
    quest_results: QuestResults,
    agravaine_window: AgravaineWindow,
    assassination: Assassination,
    finished: Finished,
  },
  reveals: { VotesRevealed: VoteReveal },
  sounds: questSounds,
  sayRefusal,
  tell: (event, view, names) => eventLine(event as ThavalonEvent, view as ThavalonView, names),
  Tool: DeclareTool,
}

export default play
