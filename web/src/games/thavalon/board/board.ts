import type { BoardParts } from '../../../shell/manifest.ts'
import Top from '../../quests/board/BoardTop.svelte'
import Side from './Side.svelte'
import Stage from './Stage.svelte'

const board: BoardParts = { Top, Stage, Side, reveals: ['VotesRevealed'] }

export default board
