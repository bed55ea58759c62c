import { type Locator, mergeTests } from '@playwright/test'
import { cardsOf, type Role } from '#games/thavalon'
import { test as mafiaTest } from './mafia/test.ts'
import { touches } from './support/hands.ts'
import type { Headless } from './support/headless.ts'
import { expect } from './support/test.ts'
import { test as thavalonTest } from './thavalon/test.ts'

const test = mergeTests(mafiaTest, thavalonTest)

/** As long as people look: a glance, a look, and until it hides by itself. */
const looks = [150, 800, 3_000]

test('UI-STILL letting go of “Hold to look” leaves everything where it is and confirms nothing', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 5, phones: 1, hands: touches })
  await table.deal()
  const { phone } = table
  const peek = phone.button('Reveal my role')
  const place = await peek.boundingBox()
  for (const time of looks) {
    await phone.look(async (card) => {
      await expect(card).toBeVisible()
      expect(await peek.boundingBox()).toEqual(place)
      await phone.page.waitForTimeout(time)
    })
    await expect(phone.page.getByRole('article')).toHaveCount(0)
    expect(await peek.boundingBox()).toEqual(place)
    await expect(phone.page.getByRole('contentinfo')).toContainText('0 of 5')
    expect(phone.view?.hand?.confirmed).toBe(false)
  }
  await phone.tap(phone.button('I understand my role'))
  await expect(phone.page.getByRole('contentinfo')).toContainText('1 of 5')
})

test('UI-STILL MA-HOLD in Mafia too the role is confirmed by a tap of its own', async ({ seatMafia }) => {
  const table = await seatMafia({ players: 5, phones: 1, hands: touches })
  await table.deal()
  const { phone } = table
  await phone.look((card) => expect(card).toBeVisible())
  await expect(phone.button('I understand my role')).toBeEnabled()
  await expect(phone.page.getByRole('contentinfo')).toContainText('0 of 5')
  expect(phone.view?.hand?.confirmed).toBe(false)
})

test('UI-STILL the click of a hold presses nothing, whatever lies under the finger by then', async ({ seatAvalon }) => {
  const table = await seatAvalon({ players: 5, phones: 1, hands: touches })
  await table.deal()
  const { phone } = table
  const other = phone.button('Came in between')
  await phone.look(() =>
    phone.page.evaluate(() => {
      const button = document.createElement('button')
      button.textContent = 'Came in between'
      button.style.cssText = 'position: fixed; inset: 0; z-index: 99'
      button.onclick = () => button.setAttribute('aria-pressed', 'true')
      document.body.append(button)
    }),
  )
  await phone.page.waitForTimeout(400)
  await expect(other).not.toHaveAttribute('aria-pressed')
  await phone.tap(other)
  await expect(other).toHaveAttribute('aria-pressed', 'true')
})

test('UI-CARDS AC4.2 FR-331 one hold of either card turns both, and whichever Good taps is played', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 5, hands: touches })
  await table.deal()
  const course = { quests: 'SSFFF' }
  for (const place of [0, 1]) {
    await table.playTo('quest_execution', course)
    const isGood = ({ seat: one, view }: { seat: number; view: Headless['view'] }) =>
      table.open.team.includes(one) && view?.hand?.told?.side === 'good'
    const phone = table.phones.find(isGood) ?? (await table.giveScreen(table.headless.find(isGood) as Headless))
    await phone.reach(phone.heading('Play a card'))
    for (const card of await phone.cards.all()) {
      expect(await phone.readHand(card)).toEqual(['Success', 'Success'])
      await expect(card).toHaveAttribute('aria-pressed', 'false')
    }
    await phone.tap(phone.cards.nth(place))
    await phone.tap(phone.button('Play this card'))
    await expect.poll(() => table.hasAnswered(phone)).toBe(true)
    await expect(phone.page.getByRole('alert')).toHaveCount(0)
    await table.playTo('quest_results', course)
    await table.playTo('team_building', course)
  }
})

test('UI-CARDS TH-M-1 in THavalon three cards lie there, each of them one that this hand may play', async ({
  seatThavalon,
}) => {
  const table = await seatThavalon({ players: 5, hands: touches })
  await table.dealWith('lancelot')
  await table.playTo('quest_execution', { quests: 'FSFF' })
  for (const member of table.headless.filter(({ seat }) => table.open.team.includes(seat))) {
    const phone = await table.giveScreen(member)
    await phone.reach(phone.heading('Play a card'))
    const hand = (await phone.readHand()).map((face) => face.toLowerCase())
    expect(hand).toHaveLength(3)
    expect([...new Set(hand)].sort()).toEqual([...cardsOf(member.view?.hand?.told?.role as Role)].sort())
  }
})

/** Whether the card is on the screen, with nothing over its name and side. */
const isOnTop = (card: Locator) =>
  card.evaluate((article) => {
    const { top, bottom } = article.getBoundingClientRect()
    const isSeen = ({ left, right, top, bottom }: DOMRect) =>
      [left + 2, (left + right) / 2, right - 2].every((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].every((y) => article.contains(document.elementFromPoint(x, y))),
      )
    const words = [...article.querySelectorAll('h2, .role__side')].map((one) => one.getBoundingClientRect())
    return top >= 0 && bottom <= innerHeight && words.every(isSeen)
  })

/** Whether whatever is under the finger is this. */
const isFree = (held: Locator) =>
  held.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test('UI-OVER the held card lies over everything, with text at 200 % too, and never over the finger', async ({
  seatAvalon,
}) => {
  const table = await seatAvalon({ players: 7, phones: 1, hands: touches })
  await table.deal()
  const { phone } = table
  const peek = phone.button('Reveal my role')
  const course = { quests: 'SSS', dagger: 'misses' } as const
  const seen = new Set<string>()
  await table.playTo('finished', course, async ({ phase }) => {
    if (phase === 'finished' || phase === 'quest_results' || seen.has(phase)) return
    seen.add(phase)
    await phone.reach(phone.page.locator('main .h1'))
    for (const size of ['100%', '200%']) {
      await phone.page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size)
      await peek.scrollIntoViewIfNeeded()
      await phone.look(async (card) => {
        await expect(card).toBeVisible()
        expect(await isOnTop(card), `${phase} at ${size}`).toBe(true)
        expect(await isFree(peek), `the finger in ${phase} at ${size}`).toBe(true)
      })
    }
    await phone.page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  })
  expect([...seen]).toContain('quest_execution')
})
