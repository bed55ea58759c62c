import { knock } from '../../../lib/ui/sound.ts'

/** What may be heard at every table of quests. */
export const questSounds = { VotesRevealed: () => knock(), QuestCompleted: () => knock(320) }
