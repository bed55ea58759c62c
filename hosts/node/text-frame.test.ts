import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { writeTextFrame } from './text-frame.ts'

test.each([0, 1, 125, 126, 127, 65_535])('PR-3 a text of %i characters arrives as it was written', async (length) => {
  const text = 'x'.repeat(length)
  expect(await overTheWire(text)).toBe(text)
})

test.each(['x'.repeat(65_536), 'Zoë', '🗡'])('PR-3 what is long or not plain is left to the library', async (text) => {
  expect(await overTheWire(text)).toBe('nothing written')
})

async function overTheWire(text: string): Promise<string> {
  const http = createServer().listen(0, '127.0.0.1')
  const library = new WebSocketServer({ noServer: true })
  onTestFinished(() => void http.close())
  http.on('upgrade', (request, wire, head) =>
    library.handleUpgrade(request, wire, head, (socket) => {
      if (!writeTextFrame(wire, text)) socket.send('nothing written')
      socket.close()
    }),
  )
  await once(http, 'listening')
  const phone = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const [data] = await once(phone, 'message')
  return data.toString()
}
