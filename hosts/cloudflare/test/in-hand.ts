import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { expect } from 'vitest'
import { buildWorker } from '../../../tools/build-worker.ts'
import type { SleeperLimits } from '../sleeper-limits.ts'
import { type Extras, optionsOf } from './options.ts'

const stop: (() => Promise<void>)[] = []

/** workerd in a test's hand, with its objects in a folder. */
export async function start(limits: Partial<SleeperLimits> = {}, extras: Extras = {}) {
  expect(buildWorker()).toBe(true)
  const data = mkdtempSync(join(tmpdir(), 'roundtable-'))
  const complaints: string[] = []
  const hear = ({ message }: { readonly message: string }) => complaints.push(message)
  const orders = { data, port: 0, address: '127.0.0.1', limits }
  const open = () => new Miniflare(optionsOf(orders, { hear, ...extras }))
  let server = open()
  let { host } = await server.ready
  stop.push(async () => {
    await server.dispose()
    rmSync(data, { recursive: true })
  })
  const create = async (code: string): Promise<boolean> => {
    const rooms = await server.getDurableObjectNamespace('ROOMS')
    return (rooms.getByName(code) as unknown as { create(code: string): Promise<boolean> }).create(code)
  }
  return {
    data,
    complaints,
    create,
    ask: (body: string | null = null) => fetch(`http://${host}/api/rooms`, { method: 'POST', body }),
    socketOf: (code: string) => `ws://${host}/ws/${code}`,
    /** Gets a room into trouble, if it is of that kind. Says for when its alarm is set after that. */
    trouble: async (code: string, what: 'ring' | 'fill' | 'heal') =>
      (await fetch(`http://${host}/trouble/${code}/${what}`)).json() as Promise<number | null>,
    /** Drops the room from memory while its sockets stay open. */
    evict: (code: string) =>
      server.unsafeEvictDurableObject('roundtable', 'RoomObject', { name: code, webSockets: 'hibernate' }),
    end: () => server.dispose(),
    /** On the same folder. */
    async startAgain(): Promise<void> {
      server = open()
      host = (await server.ready).host
    },
  }
}

export async function stopAll(): Promise<void> {
  for (const one of stop.splice(0)) await one()
}
