export { avalonTexts } from './avalon.ts'
export { cliTexts, refereeTexts } from './cli.ts'
