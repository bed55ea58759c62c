export { cryptoChance } from './crypto-chance.ts'
export { type Running, serve } from './node/server.ts'
export { databaseFile, defaults, type Settings } from './node/settings.ts'
export { copySqlite } from './node/sqlite.ts'
