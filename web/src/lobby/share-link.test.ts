import { afterEach, expect, test, vi } from 'vitest'
import { passOn } from './share-link.ts'

const link = 'https://table.example/r/ABCDEF'
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name))

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['shared', 'is passed on', { share: async () => {} }],
  ['shared', 'is not shown to somebody who has changed their mind', { share: refuse('AbortError') }],
  ['shown', 'is shown where passing it on fails', { share: refuse('NotAllowedError') }],
  ['copied', 'is copied where nothing can be passed on', { clipboard: { writeText: async () => {} } }],
  ['shown', 'is shown where it may not be copied', { clipboard: { writeText: refuse('NotAllowedError') } }],
])('RM-CREATE %s: the link %s', async (passed, _, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await passOn(link)).toBe(passed)
})

test('RM-LAN plain http has neither sharing nor a clipboard: the link is shown', async () => {
  vi.stubGlobal('navigator', {})
  expect(await passOn(link)).toBe('shown')
})
