import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

const request = (forwarded: string | undefined) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } }) as unknown as IncomingMessage

test('RM-LIMITS a visitor’s address is taken from our own proxies’ word, and never from the visitor’s', () => {
  expect(addressOf(request('6.6.6.6'), 0)).toBe('10.0.0.1')
  expect(addressOf(request('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4')
  expect(addressOf(request('6.6.6.6, 1.2.3.4, 10.0.0.9'), 2)).toBe('1.2.3.4')
  expect(addressOf(request(undefined), 1)).toBe('10.0.0.1')
})
