import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { networkOf } from '#hosts/shared'
import { addressOf } from './address.ts'

const request = (forwarded: string | undefined) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } }) as unknown as IncomingMessage

test('RM-LIMITS a visitor’s address is taken from our own proxies’ word, and never from the visitor’s', () => {
  expect(addressOf(request('6.6.6.6'), 0)).toBe('10.0.0.1')
  expect(addressOf(request('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4')
  expect(addressOf(request('6.6.6.6, 1.2.3.4, 10.0.0.9'), 2)).toBe('1.2.3.4')
  expect(addressOf(request(undefined), 1)).toBe('10.0.0.1')
})

test('RM-NEIGHBOURS all the addresses of an IPv6 subscriber are one, and an IPv4 address is one in either dress', () => {
  const networks = ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::9', '2001:0db8:0001:0002::', '2001:db8:1:2:ffff::%eth0']
  expect(new Set(networks.map(networkOf))).toEqual(new Set(['2001:db8:1:2']))
  expect(['2001:db8:1:3::1', '::1', 'fe80::1', '::ffff:1.2.3.4', '1.2.3.4', 'unknown'].map(networkOf)).toEqual([
    ...['2001:db8:1:3', '0:0:0:0', 'fe80:0:0:0', '1.2.3.4', '1.2.3.4', 'unknown'],
  ])
})
