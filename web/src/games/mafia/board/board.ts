import type { BoardParts } from '../../../shell/manifest.ts'
import Side from './BoardSide.svelte'
import Top from './BoardTop.svelte'
import Stage from './Stage.svelte'

const board: BoardParts = { Top, Stage, Side, reveals: ['VotesTallied', 'DawnBroke'] }

export default board
