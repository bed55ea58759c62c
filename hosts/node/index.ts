export { networkAddress } from './network.ts'
export { type Running, serve } from './server.ts'
export { databaseFile, defaults, metricsReaders, type Settings } from './settings.ts'
export { copySqlite, isPartOf } from './sqlite.ts'
