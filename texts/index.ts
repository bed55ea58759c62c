export * from './tables/index.ts'
export { type Words, wordsOf } from './words-of.ts'
