import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds, in both themes, which differ in colours only; the page is left in its own. */
export async function axeProblems(page: Page): Promise<string[]> {
  const own = await page.evaluate(() => document.documentElement.dataset['theme'])
  const other = own === 'light' ? 'dark' : 'light'
  const paint = (theme = 'dark') =>
    page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
  // Without frames axe needs no page of its own to put its findings together.
  const axe = () => new AxeBuilder({ page }).setLegacyMode()
  const inOwn = await axe().analyze()
  await paint(other)
  const inOther = await axe().withRules(['color-contrast']).analyze()
  await paint(own)
  const name = (theme = 'dark', { violations }: typeof inOwn) =>
    violations.map(({ id, nodes }) => `${theme}: ${id} ${nodes.map(({ target }) => target).join(' ')}`)
  return [...name(own, inOwn), ...name(other, inOther)]
}

/** Whatever can be tapped and is smaller than a fingertip. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 48 - 0.5
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const all = top.querySelectorAll<HTMLElement>(
      'button, input, select, summary, a, [role=button], [role=switch], [role=tab], [role=radio]',
    )
    const box = (element: HTMLElement) => {
      const label = element.matches('input[type=radio], input[type=checkbox]') ? element.closest('label') : null
      return (label ?? element).getBoundingClientRect()
    }
    const isShown = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box(element).width > 1
    // A link in running text is as high as its line.
    const isInline = (element: HTMLElement) => element.matches('a') && getComputedStyle(element).display === 'inline'
    return [...all]
      .filter((element) => isShown(element) && !isInline(element))
      .filter((element) => box(element).width < least || box(element).height < least)
      .map((element) => {
        const { width, height } = box(element)
        const name = element.getAttribute('aria-label') ?? element.innerText.trim().split('\n')[0]
        return `${element.tagName.toLowerCase()} "${name}" is ${Math.round(width)} x ${Math.round(height)}`
      })
  })
}

/** What sticks out to the side, of the page or of something that scrolls in it. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    const all = [document.documentElement, ...document.querySelectorAll('body, body *')]
    return all
      .filter((element) => element === document.documentElement || scrolls(element))
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className}: ${element.scrollWidth} in ${element.clientWidth}`,
      )
  })
}

/** How far the page must be scrolled down to be seen whole. */
export function tooHigh(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [document.documentElement, ...document.querySelectorAll('main')]
    return all
      .filter((element) => element.scrollHeight > element.clientHeight + 1)
      .map((element) => `${element.tagName.toLowerCase()}: ${element.scrollHeight} in ${element.clientHeight}`)
  })
}

/** Words that do not fit where they stand, and lose their end. */
export function cutOff(page: Page, among = 'body *'): Promise<string[]> {
  return page.evaluate((all) => {
    const isClipped = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    return [...document.querySelectorAll(all)]
      .filter((element) => isClipped(element) && hasWords(element) && element.clientWidth > 1)
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
        return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2
      })
      .map((element) => `${element.className}: ${element.textContent?.trim()}`)
  }, among)
}

/** What stands beside the board's table and is not to be seen whole, or gave way without a word. */
export function lostAtSide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const side = document.querySelector('.board__side')
    if (!side) return []
    const below = [...side.querySelectorAll<HTMLElement>('.card, li, p:not(.sr)')].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().bottom > side.getBoundingClientRect().bottom + 1,
    )
    return below.map(({ innerText }) => innerText)
  })
}

/** Words in the middle of the board's table that lie on a seat, or touch it. */
export function touchingSeats(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seats = [...document.querySelectorAll('.place > .token, .place > .seat__text')]
    const near = 0.3 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    // Letters of some faces claim more height than their line has, and fill less.
    const linesOf = (words: Element) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      const { fontSize, lineHeight } = getComputedStyle(words)
      const most = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize)
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
        const [middle, half] = [(top + bottom) / 2, Math.min(bottom - top, most) / 2]
        return { left, right, top: middle - half, bottom: middle + half }
      })
    }
    const touches = (one: ReturnType<typeof linesOf>[number], other: DOMRect) =>
      one.left < other.right + near &&
      other.left < one.right + near &&
      one.top < other.bottom + near &&
      other.top < one.bottom + near
    return [...document.querySelectorAll<HTMLElement>('.round__mid :is(h1, p, .fan > li)')]
      .filter((words) =>
        linesOf(words).some((line) => seats.some((seat) => touches(line, seat.getBoundingClientRect()))),
      )
      .map(({ innerText }) => innerText)
  })
}
