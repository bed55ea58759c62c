import { type Locator, mergeTests } from '@playwright/test'
import type { MafiaPhone } from './mafia/phone.ts'
import { test as mafiaTest } from './mafia/test.ts'
import { fingers, type Hands, keys, touches } from './support/hands.ts'
import type { Screen } from './support/screen.ts'
import { expect } from './support/test.ts'
import { test as thavalonTest } from './thavalon/test.ts'

const test = mergeTests(mafiaTest, thavalonTest)

const openOptions = (phone: Pick<MafiaPhone, 'page' | 'tap'>) =>
  phone.tap(phone.page.getByRole('tab', { name: /Options/ }))
const shown = (phone: MafiaPhone, name: string) => phone.page.getByRole('status', { name, exact: true })
const step = (phone: MafiaPhone, name: string, way: 'less' | 'more') => phone.button(`${name}: ${way}`)
const secondsIn = async (place: Locator) => Number.parseInt(await place.innerText(), 10)
/** How often the table was set anew, as this phone was told. */
const settings = ({ ear }: MafiaPhone) => ear.frames.filter((frame) => frame.includes('"TableSet"')).length

test('UI-STEP MA-OPTIONS from “Automatic (2)” a step leads to 3 or to 1, and back', async ({ seatMafia }) => {
  const { phone } = await seatMafia({ players: 8, phones: 1, hands: touches })
  await openOptions(phone)
  const evil = shown(phone, 'Mafia and Minions')
  await expect(evil).toHaveText('Automatic (2)')
  for (const [way, value] of [
    ['more', '3'],
    ['less', 'Automatic (2)'],
    ['less', '1'],
    ['more', 'Automatic (2)'],
  ] as const) {
    await phone.tap(step(phone, 'Mafia and Minions', way))
    await expect(evil).toHaveText(value)
  }
})

const ways: readonly (readonly [name: string, hands: Hands])[] = [
  ['finger', touches],
  ['mouse', fingers],
  ['key', keys],
]

for (const [name, hands] of ways) {
  test(`UI-STEP a button that is held by ${name} steps on until it is let go, asks once, and does not click as well`, async ({
    seatMafia,
  }) => {
    const { phone } = await seatMafia({ players: 5, phones: 1, hands })
    await openOptions(phone)
    const vote = shown(phone, 'Vote')
    const more = step(phone, 'Vote', 'more')
    await more.scrollIntoViewIfNeeded()
    const begun = await secondsIn(vote)
    const before = settings(phone)
    await hands.hold(more)
    await expect.poll(() => secondsIn(vote)).toBeGreaterThan(begun + 15)
    expect(settings(phone)).toBe(before)
    await hands.letGo(more)
    const reached = await secondsIn(vote)
    await expect.poll(() => settings(phone)).toBe(before + 1)
    await phone.page.waitForTimeout(600)
    expect(await secondsIn(vote)).toBe(reached)
    expect(settings(phone)).toBe(before + 1)
    await phone.tap(more)
    await expect(vote).toHaveText(`${reached + 5} s`)
  })
}

test('UI-STEP a hold ends where the number does, and when the page loses the focus', async ({ seatMafia }) => {
  const { phone } = await seatMafia({ players: 5, phones: 1, hands: touches })
  await openOptions(phone)
  const vote = shown(phone, 'Vote')
  const [less, more] = [step(phone, 'Vote', 'less'), step(phone, 'Vote', 'more')]
  await less.scrollIntoViewIfNeeded()
  await touches.hold(less)
  await expect(vote).toHaveText('Until all have answered')
  await phone.page.waitForTimeout(400)
  await touches.letGo(less)
  await expect(vote).toHaveText('Until all have answered')
  await touches.hold(more)
  await expect.poll(() => secondsIn(vote)).toBeGreaterThan(50)
  await phone.page.evaluate(() => dispatchEvent(new Event('blur')))
  const reached = await secondsIn(vote)
  await phone.page.waitForTimeout(600)
  expect(await secondsIn(vote)).toBe(reached)
  await touches.letGo(more)
  await phone.page.waitForTimeout(300)
  expect(await secondsIn(vote)).toBe(reached)
})

/** All words of the options that have the colour of a warning. */
const warnings = ({ page }: Pick<Screen<never>, 'page'>) =>
  page.getByRole('tabpanel').evaluate((panel) => {
    const probe = panel.appendChild(document.createElement('i'))
    probe.style.color = 'var(--warn-text)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    const isMarked = (one: Element) => one.childElementCount === 0 && getComputedStyle(one).color === color
    return [...panel.querySelectorAll('*')].filter(isMarked).flatMap(({ textContent }) => textContent?.trim() || [])
  })

test('UI-QUIET a table that is set as it may be shows no warning, though much is not open to it', async ({
  seatAvalon,
  seatMafia,
  seatThavalon,
}) => {
  for (const players of [5, 6, 9]) {
    for (const open of [seatMafia, seatAvalon, seatThavalon]) {
      const { phone } = await open({ players, phones: 1 })
      await openOptions(phone as Pick<MafiaPhone, 'page' | 'tap'>)
      // TH-D-6
      const isDoubtful = open === seatThavalon && players !== 5
      await expect.poll(() => phone.ear.knower.lobby.open.sitters.length).toBe(players)
      await expect(phone.page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
      const expected = isDoubtful ? [expect.stringMatching(new RegExp(`^With ${players} players`))] : []
      await expect.poll(() => warnings(phone)).toEqual(expected)
    }
  }
})
