import type { AvalonPhone } from './avalon/phone.ts'
import type { Headless } from './support/headless.ts'
import { Line } from './support/line.ts'
import { expect, test } from './support/test.ts'
import { until } from './support/wait.ts'

const course = { quests: 'SFSS', dagger: 'misses' } as const
const lost = ({ page }: AvalonPhone) => page.getByRole('status').filter({ hasText: 'Reconnecting' })

/** Into airplane mode and out of it. */
const flight = (phone: AvalonPhone, line: Line) => ({
  async takeOff() {
    await phone.context.setOffline(true)
    await line.cut()
    await expect(lost(phone)).toBeVisible()
  },
  async land() {
    await line.mend()
    await phone.context.setOffline(false)
  },
})

test('UI-OFFLINE RM-RESUME EDGE-04 a vote that was tapped without a line is sealed at once and sent later', async ({
  seatAvalon,
  server,
}) => {
  const line = await Line.to(server.address)
  const table = await seatAvalon({ players: 5, phones: 1, headlessHost: true, address: line.address })
  await table.deal()
  await table.playTo('team_voting', course)
  const { phone } = table
  const { takeOff, land } = flight(phone, line)
  await takeOff()
  await phone.tap(phone.button('Approve'))
  await expect(phone.heading(/sealed/)).toBeVisible()
  await expect(phone.page.getByRole('contentinfo')).toContainText('waits to be sent')
  expect(table.host.view?.open.voted).not.toContain(phone.seat)
  await land()
  await until('the vote has come', () => table.host.view?.open.voted.includes(phone.seat) === true, 20_000)
  await expect(lost(phone)).toHaveCount(0)
  await table.playTo('finished', course)
  expect(table.open.proposals[0]?.approve).toContain(phone.seat)
  await line.cut()
})

test('UI-OFFLINE UI-PWA RM-RESUME in airplane mode a vote survives a reload, and nothing of the room is in the cache', async ({
  seatAvalon,
  server,
}) => {
  const line = await Line.to(server.address)
  const context = { serviceWorkers: 'allow' } as const
  const table = await seatAvalon({ players: 5, phones: 1, headlessHost: true, address: line.address, context })
  const { phone } = table
  await phone.page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await table.deal()
  await table.playTo('team_voting', course)
  const { takeOff, land } = flight(phone, line)
  await takeOff()
  await phone.tap(phone.button('Reject'))
  await phone.page.reload()
  await expect(phone.page.locator('body')).toContainText(/offline|connection|Reconnecting/i)
  const cached = await phone.page.evaluate(async (code) => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        if (`${request.url} ${await response?.text()}`.includes(code)) found.push(request.url)
      }
    }
    return found
  }, table.code)
  expect(cached).toEqual([])
  await land()
  await until('the vote has come', () => table.host.view?.open.voted.includes(phone.seat) === true, 20_000)
  await table.playTo('finished', course)
  expect(table.open.proposals[0]?.approve).not.toContain(phone.seat)
  await line.cut()
})

test('UI-OFFLINE AV-STALE a vote that comes too late is refused aloud and answers nothing else', async ({
  seatAvalon,
  server,
}) => {
  const line = await Line.to(server.address)
  const table = await seatAvalon({ players: 5, phones: 1, headlessHost: true, address: line.address })
  await table.deal()
  await table.playTo('team_voting', { quests: 'FFF', rejections: [1] })
  const { phone } = table
  const { takeOff, land } = flight(phone, line)
  await takeOff()
  await phone.tap(phone.button('Approve'))
  const second = await table.secondDevice(phone)
  phone.isAway = true
  const { motion } = table.open
  for (const player of [...table.headless, second]) {
    if (!player.view?.open.voted.includes(player.seat)) await player.answer({ type: 'vote', motion, approve: false })
  }
  await until('the team was rejected', () => table.open.motion !== motion)
  await land()
  await expect(phone.page.getByRole('alert')).toContainText('The table has moved on, so this was not counted.', {
    timeout: 20_000,
  })
  expect(table.open.voted).toEqual([])
  second.client.close()
  await line.cut()
})

test('RM-DURABLE RM-RESUME the server is killed in the middle of a vote, and the game goes on where it was', async ({
  seatAvalon,
  server,
}) => {
  const table = await seatAvalon({ players: 5, phones: 2, headlessHost: true })
  await table.deal()
  await table.playTo('team_voting', course)
  const [one, other] = table.phones
  if (!one || !other) throw new Error('two phones were promised')
  await one.tap(one.button('Approve'))
  await until('the vote is stored', () => table.host.view?.open.voted.includes(one.seat) === true)
  await server.kill()
  await expect(lost(other)).toBeVisible()
  await other.tap(other.button('Reject'))
  await server.restart()
  await until('the vote of both is there', () => table.host.view?.open.voted.includes(other.seat) === true, 20_000)
  expect(table.host.view?.open.voted).toContain(one.seat)
  await expect(one.heading(/sealed/)).toBeVisible()
  await table.playTo('finished', course)
  await expect(one.heading('Good wins!')).toBeVisible()
})

test('RM-PRESENCE whoever is gone is marked, named and waited for, and nothing acts for them', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 5, phones: 1, headlessHost: true })
  await table.deal()
  await table.playTo('team_voting', course)
  const { phone } = table
  const gone = table.headless[1] as Headless
  gone.client.close()
  const place = phone.page
    .getByRole('list', { name: 'Seats, clockwise' })
    .getByRole('listitem')
    .filter({ hasText: gone.name })
  await test.step('AC8.1 FR-362 who is gone is marked', () => expect(place).toContainText('offline'))
  const { motion } = table.open
  gone.isAway = true
  for (const player of table.players) if (player !== gone) await table.answer(player, course)
  await test.step('AC8.4 and named among those whom the table waits for', () =>
    expect(phone.page.getByRole('contentinfo')).toContainText(gone.name))
  await test.step('AC8.2 AC8.5 the table waits, and nothing acts for them', async () => {
    await phone.page.waitForTimeout(4_000)
    expect(table.open.motion).toBe(motion)
    expect(table.open.voted).not.toContain(gone.seat)
  })
})

test('RM-LAN over plain http on the network address a whole game is played without anything that needs a secure page', async ({
  seatAvalon,
  server,
}) => {
  const table = await seatAvalon({ players: 5, phones: 2, address: server.networkAddress })
  const { phone } = table
  const lacks = await phone.page.evaluate(() => ({
    isSecure: isSecureContext,
    worker: 'serviceWorker' in navigator,
    clipboard: 'clipboard' in navigator,
    uuid: 'randomUUID' in crypto,
  }))
  expect(lacks).toEqual({ isSecure: false, worker: false, clipboard: false, uuid: false })
  await phone.tap(phone.button(/share the room code/))
  const sheet = phone.page.getByRole('dialog')
  await expect(sheet.getByRole('img', { name: /QR/ })).toBeVisible()
  await expect(sheet).toContainText(table.code)
  await phone.page.keyboard.press('Escape')
  await table.deal()
  await table.playTo('finished', course)
  await expect(phone.heading('Good wins!')).toBeVisible()
})
