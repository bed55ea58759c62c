import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { defaults } from '#hosts/node'
import { BadSetting, readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundtable-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

function roundtable(...args: string[]): ChildProcess {
  return spawn(process.execPath, ['cli/main.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
}

async function ended(child: ChildProcess): Promise<{ code: number | null; out: string; err: string }> {
  let [out, err] = ['', '']
  child.stdout?.on('data', (data) => {
    out += data
  })
  child.stderr?.on('data', (data) => {
    err += data
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, out, err }
}

function heard(child: ChildProcess, words: string): Promise<string> {
  return new Promise((resolve) => {
    let out = ''
    child.stdout?.on('data', (data) => {
      out += data
      if (out.includes(words)) resolve(out)
    })
  })
}

test('CLI-1 every setting comes from the command line, else the environment, else its default', () => {
  expect(readSettings([], {}).settings).toEqual(defaults)
  const environment = {
    ROUNDTABLE_PORT: '4000',
    ROUNDTABLE_MESSAGES_PER_SECOND: '7',
    ROUNDTABLE_ORIGINS: 'http://a,http://b',
  }
  expect(readSettings(['--port', '5000'], environment).settings).toEqual({
    ...defaults,
    port: 5000,
    messagesPerSecond: 7,
    origins: ['http://a', 'http://b'],
  })
  expect(readSettings(['copy.sqlite', '--data', 'x'], {})).toMatchObject({
    rest: ['copy.sqlite'],
    settings: { data: 'x' },
  })
  for (const port of ['x', '', '-1', '1.5', '70000']) {
    expect(() => readSettings([`--port=${port}`], {})).toThrow(BadSetting)
  }
})

test('CLI-2 serve prints its addresses with a QR code, stops on a signal, and keeps a second server away', async () => {
  const server = roundtable('serve', '--port', '0', '--data', join(folder, 'one'))
  const end = ended(server)
  const greeting = await heard(server, 'Ctrl+C')
  expect(greeting).toMatch(/http:\/\/localhost:\d+/)
  const port = Number(/localhost:(\d+)/.exec(greeting)?.[1])
  expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()).toBe('ok')
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<title>Roundtable</title>')
  const second = await ended(roundtable('serve', '--port', '0', '--data', join(folder, 'one')))
  expect(second).toMatchObject({ code: 1, err: expect.stringContaining('Another server') })
  const taken = await ended(roundtable('serve', '--port', `${port}`, '--data', join(folder, 'two')))
  expect(taken).toMatchObject({ code: 1, err: expect.stringContaining(`Port ${port}`) })
  server.kill('SIGTERM')
  expect((await end).code).toBe(0)
})

test('CLI-3 backup copies the rooms while the server runs', async () => {
  const data = join(folder, 'three')
  const nothing = await ended(roundtable('backup', join(folder, 'copy.sqlite'), '--data', data))
  expect(nothing).toMatchObject({ code: 1, err: expect.stringContaining('nothing to copy') })
  const server = roundtable('serve', '--port', '0', '--data', data)
  const end = ended(server)
  await heard(server, 'Ctrl+C')
  expect(await ended(roundtable('backup', join(folder, 'copy.sqlite'), '--data', data))).toMatchObject({ code: 0 })
  const onto = await ended(roundtable('backup', join(data, 'roundtable.sqlite'), '--data', data))
  expect(onto).toMatchObject({ code: 1, err: expect.stringContaining('belongs to the server') })
  server.kill('SIGINT')
  await end
})

test('CLI-5 data, certificates or an address that cannot be used are answered with one sentence', async () => {
  const [data, fine] = [join(folder, 'five'), join(folder, 'fine')]
  mkdirSync(data)
  writeFileSync(join(data, 'roundtable.sqlite'), 'no database at all, but long enough to look like one'.repeat(100))
  writeFileSync(join(folder, 'text.pem'), 'no certificate')
  const tls = (file: string) => ['--data', fine, '--tls-cert', file, '--tls-key', file]
  for (const [args, sentence] of [
    [['--data', data], 'cannot be read and written'],
    [['--data', join(folder, 'text.pem', 'below')], 'cannot be read'],
    [tls(join(folder, 'nothing.pem')), 'nothing.pem cannot be read'],
    [tls(join(folder, 'text.pem')), 'certificate or its key'],
    [['--data', fine, '--host', '203.0.113.1'], 'cannot be listened on'],
  ] as const) {
    const { code, err } = await ended(roundtable('serve', '--port', '0', ...args))
    expect([code, err.trim().split('\n').length], err).toEqual([1, 1])
    expect(err).toContain(sentence)
  }
  const copied = await ended(roundtable('backup', join(folder, 'copy-of-five.sqlite'), '--data', data))
  expect(copied).toMatchObject({ code: 1, err: expect.stringContaining('cannot be read') })
})

test('CLI-4 a command that does not exist, or a setting that cannot be, is answered with a sentence', async () => {
  expect(await ended(roundtable('fly'))).toMatchObject({ code: 2, err: expect.stringContaining('Usage') })
  expect(await ended(roundtable('serve', '--wings', '2'))).toMatchObject({
    code: 2,
    err: expect.stringContaining('Usage'),
  })
  expect(await ended(roundtable('serve', '--port', 'x'))).toMatchObject({ code: 2, err: '--port cannot be x.\n' })
})
