import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logContract } from '../shared/test/log-contract.ts'

interface Contract {
  check(title: string): Promise<string>
  fail(): Promise<number>
}

const folder = join(import.meta.dirname, '../../.build/contract')
const config = join(import.meta.dirname, 'test/wrangler.jsonc')
let server: Miniflare
let objectOf: (name: string) => Contract

beforeAll(async () => {
  execFileSync('wrangler', ['deploy', '--dry-run', '--config', config, '--outdir', folder], { stdio: 'pipe' })
  server = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      scriptPath: join(folder, 'contract-worker.js'),
      compatibilityDate: '2026-10-01',
      compatibilityFlags: ['nodejs_compat'],
      durableObjects: { CONTRACT: { className: 'Contract', useSQLite: true } },
    }),
  )
  const namespace = await server.getDurableObjectNamespace('CONTRACT')
  objectOf = (name) => namespace.getByName(name) as unknown as Contract
})

afterAll(async () => {
  await server.dispose()
})

test.each(Object.keys(logContract))('%s (Durable Object)', async (title) => {
  expect(await objectOf(title).check(title)).toBe('')
})

test('LOG-7 a transaction that fails stores nothing of it (Durable Object)', async () => {
  expect(await objectOf('full').fail()).toBe(0)
})
