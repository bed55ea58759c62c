import { expect, test } from 'vitest'
import { isOurName } from './host-names.ts'

const plain = { tlsCert: null, proxies: 0, origins: ['http://play.example.org:3000', 'nonsense'] }

test('RM-REBIND a server on the local network answers to numbers, local names and named origins, not to a stranger’s name', () => {
  for (const host of ['192.168.1.5:3000', '[fe80::1]:3000', 'localhost:3000', 'laptop', 'laptop.local', 'nas.lan:80']) {
    expect(isOurName(host, plain), host).toBe(true)
  }
  expect(isOurName('play.example.org:3000', plain)).toBe(true)
  for (const host of [
    'evil.example',
    'evil.example:3000',
    '192.168.1.5.evil.example',
    'local.evil.example',
    '',
    '::',
    undefined,
  ]) {
    expect(isOurName(host, plain), host).toBe(false)
  }
  expect(isOurName('play.example', { ...plain, proxies: 1 })).toBe(true)
  expect(isOurName('play.example', { ...plain, tlsCert: 'cert.pem' })).toBe(true)
})
