import type { Page } from '@playwright/test'
import type { AvalonTable } from './avalon/table.ts'
import type { MafiaTable } from './mafia/table.ts'
import { test } from './mafia/test.ts'
import { expect } from './support/test.ts'

const looksOf = { quests: /\.(quests?|play|pips)\b/, mafia: /\.(day|app--night|verdict--alone)\b/ }

/** Keeps every stylesheet that a page is sent from now on. */
function stylesTo(page: Page): () => Promise<string> {
  const sheets: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') sheets.push(response.text())
  })
  return async () => (await Promise.all(sheets)).join('\n')
}

/** What a phone is sent to look at, from the link to the drawer at the end. */
async function stylesOfAGame(table: AvalonTable | MafiaTable, play: () => Promise<void>): Promise<string> {
  const phone = await table.newPhone('Zoe')
  const styles = stylesTo(phone.page)
  await phone.sitDown(table.address)
  await table.deal()
  await play()
  await phone.tap(phone.button('History'))
  await expect(phone.page.getByRole('dialog')).toBeVisible()
  return styles()
}

test('UI-SMALL from the link to the end a phone is sent no styles of a game that it does not play', async ({
  seatAvalon,
  seatMafia,
}) => {
  const avalon = await seatAvalon({ players: 4 })
  const ofAvalon = await stylesOfAGame(avalon, () => avalon.playTo('finished', { quests: 'FFF' }))
  expect(ofAvalon).toMatch(looksOf.quests)
  expect(ofAvalon).not.toMatch(looksOf.mafia)
  const mafia = await seatMafia({ players: 5 })
  const ofMafia = await stylesOfAGame(mafia, async () => {
    // Who is in play is told once the screens are here; a night that fell before would be told in the same breath.
    await expect(mafia.phone.page.getByText('The game begins')).toBeAttached()
    await mafia.playTo('finished', { days: ['mafia'] })
  })
  expect(ofMafia).toMatch(looksOf.mafia)
  expect(ofMafia).not.toMatch(looksOf.quests)
})
