import { expect, test } from 'vitest'
import { networkAddress, originForOthers } from './network.ts'

test('RM-LAN RM-CREATE whoever opens a table at the machine itself shares an address that phones can reach', () => {
  const address = networkAddress()
  const expected = address === null ? null : `http://${address}:3000`
  for (const name of ['localhost', '127.0.0.1', '[::1]']) expect(originForOthers(`http://${name}:3000`)).toBe(expected)
  expect(originForOthers('https://table.example')).toBeNull()
  expect(originForOthers('http://192.168.1.5:3000')).toBeNull()
})
