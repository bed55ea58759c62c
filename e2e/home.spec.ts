import type { Request } from '@playwright/test'
import type { AvalonTable } from './avalon/table.ts'
import { Line } from './support/line.ts'
import { expect } from './support/test.ts'
import type { ThavalonTable } from './thavalon/table.ts'
import { test } from './thavalon/test.ts'

test('UI-HOME the home page and the guide show their words without any script', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(server.address)
  await expect(page.getByRole('heading', { level: 1, name: 'Roundtable' })).toBeVisible()
  await expect(page.getByText('The silent game master for your table.')).toBeVisible()
  expect(await (await fetch(server.address)).text()).toContain('Playing needs JavaScript')
  await page.getByRole('link', { name: 'How to play' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How to play Avalon' })).toBeVisible()
  await context.close()
})

test('UI-HOME before the script is there nothing invites to a tap, and the game chosen meanwhile counts', async ({
  page,
  server,
}) => {
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>()
  await page.route(/_app.*\.js$/, async (route) => {
    await mayLoad
    await route.continue()
  })
  await page.goto(server.address, { waitUntil: 'commit' })
  const open = page.getByRole('button', { name: /^Open a/ })
  await expect(open).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Join' })).toBeDisabled()
  await page.getByRole('group', { name: 'Game' }).getByText('Mafia').click()
  load()
  await expect(open).toHaveText('Open a Mafia table')
  await open.click()
  await page.waitForURL(/\/r\/[A-Z]{6}$/)
  await expect(page.getByRole('main')).toContainText('Mafia')
})

test('UI-CHOSEN the game chosen on the home page is there on both ways back from its guide', async ({
  page,
  server,
}) => {
  const chosen = page.getByRole('radio', { name: /Mafia/ })
  const open = page.getByRole('button', { name: /^Open a/ })
  await page.goto(server.address)
  await expect(open).toBeEnabled()
  await page.getByText('Mafia', { exact: true }).tap()
  for (const back of [() => page.goBack(), () => page.getByRole('link', { name: 'To the start page' }).tap()]) {
    await page.getByRole('link', { name: 'How to play' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'How to play Mafia' })).toBeVisible()
    await back()
    await expect(open).toHaveText('Open a Mafia table')
    await expect(chosen).toBeChecked()
  }
  await open.tap()
  await page.waitForURL(/\/r\/[A-Z]{6}$/)
  await expect(page.getByRole('main')).toContainText('Mafia')
})

test('UI-CHOSEN who reads a guide first comes from it to that game, and may choose another one', async ({
  page,
  server,
}) => {
  const open = page.getByRole('button', { name: /^Open a/ })
  await page.goto(`${server.address}/guide/thavalon`)
  await page.getByRole('link', { name: 'To the start page' }).tap()
  await expect(open).toHaveText('Open a THavalon table')
  await page.getByText('Avalon', { exact: true }).tap()
  await page.getByRole('link', { name: 'How to play' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'How to play Avalon' })).toBeVisible()
  await page.goBack()
  await expect(open).toHaveText('Open an Avalon table')
})

test('UI-CODE a code that leads nowhere is answered beside the field, and the right one leads on', async ({
  page,
  server,
  seatAvalon,
}) => {
  const { code } = await seatAvalon({ players: 1 })
  const field = page.getByRole('textbox', { name: 'Room code' })
  const sentence = page.getByRole('alert')
  await page.goto(server.address)
  for (const [typed, said] of [
    ['', 'Please type the six letters of the room code first.'],
    ['abc', 'A room code has six letters. Please check what you typed.'],
    ['zzzzzz', 'There is no room with this code. Please check it.'],
  ] as const) {
    await field.fill(typed)
    await expect(sentence).toHaveCount(0)
    await page.getByRole('button', { name: 'Join' }).tap()
    await expect(sentence).toHaveText(said)
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(said)
    expect(new URL(page.url()).pathname).toBe('/')
  }
  await field.fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Join' }).tap()
  await expect(page.getByRole('textbox', { name: 'Your name at this table' })).toBeVisible()
})

test('UI-CODE a link to a room that is not there leads to the field, with its code in it', async ({ page, server }) => {
  await page.goto(`${server.address}/r/ZZZZZZ`)
  await expect(page.getByRole('heading', { level: 1, name: 'No such table' })).toBeVisible()
  await page.getByRole('link', { name: 'Enter the code again' }).tap()
  const field = page.getByRole('textbox', { name: 'Room code' })
  await expect(field).toHaveValue('ZZZZZZ')
  await expect(field).toHaveAccessibleDescription('There is no room with this code. Please check it.')
  await page.reload()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** The compressed scripts that come before the first playable screen, with nothing of another game in them. */
async function expectSmall(table: AvalonTable | ThavalonTable, others: RegExp): Promise<void> {
  const phone = await table.newPhone('Elif')
  const scripts: { readonly url: string; readonly size: number; readonly text: string }[] = []
  const reads: Promise<void>[] = []
  const read = async (request: Request) => {
    const response = await request.response()
    if (!/javascript/.test(response?.headers()['content-type'] ?? '')) return
    const { responseBodySize: size } = await request.sizes()
    scripts.push({ url: request.url(), size, text: (await response?.text()) ?? '' })
  }
  const note = (request: Request) => void reads.push(read(request))
  phone.page.on('requestfinished', note)
  await phone.sitDown(table.address)
  await table.deal()
  await expect(phone.button('Reveal my role')).toBeVisible()
  phone.page.off('requestfinished', note)
  await Promise.all(reads)
  const total = scripts.reduce((sum, { size }) => sum + size, 0)
  test.info().annotations.push({ type: 'bytes', description: String(total) })
  expect(scripts.length).toBeGreaterThan(2)
  // What was counted is compressed: it would be thrice as much as it lies on the disk.
  expect(total * 2).toBeLessThan(scripts.reduce((sum, { text }) => sum + text.length, 0))
  expect(total, scripts.map(({ url, size }) => `${size} ${url}`).join('\n')).toBeLessThanOrEqual(75_000)
  for (const { url, text } of scripts) expect(text, url).not.toMatch(others)
}

test('UI-SMALL at most 75 kB of compressed JavaScript come before the first playable screen, and nothing of another game', async ({
  seatAvalon,
  seatThavalon,
}) => {
  await expectSmall(await seatAvalon({ players: 4 }), /agravaine|detective/i)
  await expectSmall(await seatThavalon({ players: 4 }), /oberon|detective/i)
})

test('UI-PWA once seen, the app opens offline and says that it is offline', async ({ browser, server }) => {
  const line = await Line.to(server.address)
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(line.address)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await line.cut()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Roundtable' })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.goto(`${line.address}/guide/avalon`)
  await expect(page.getByRole('heading', { level: 1, name: 'How to play Avalon' })).toBeVisible()
  await context.close()
})
