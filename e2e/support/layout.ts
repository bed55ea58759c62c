import type { Page } from '@playwright/test'

/** Names of which a word is broken where nobody would break it. */
export function brokenNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const topOf = (text: Text, at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().top
    }
    // A seam at which a line may end lies between two texts.
    const isBroken = (text: Text) =>
      [...text.data.matchAll(/(?<=[\p{L}\p{M}\d])[\p{L}\d]/gu)].some(
        ({ index }) => topOf(text, index) > topOf(text, index - 1) + 4,
      )
    return [...document.querySelectorAll('.seat__name, .people__name')]
      .filter((name) => name.checkVisibility())
      .filter((name) => [...name.childNodes].some((node) => node instanceof Text && isBroken(node)))
      .map((name) => `"${name.textContent}" is broken`)
  })
}

/** Names and notes of seats that lose their end. A note that gives way gives way as a whole. */
export function cutNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const partsOf = (note: Element) => (note.childElementCount > 0 ? [...note.querySelectorAll('span')] : [note])
    const isCutBy = (box: DOMRect) => (part: Element) => {
      const { top, bottom, left, right } = part.getBoundingClientRect()
      const isGone = top > box.bottom - 2
      return !isGone && (bottom > box.bottom + 2 || left < box.left - 1 || right > box.right + 1)
    }
    const names = [...document.querySelectorAll('.seat__name, .people__name')].filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2),
    )
    const notes = [...document.querySelectorAll('.seat__note')].filter((note) =>
      partsOf(note).some(isCutBy(note.getBoundingClientRect())),
    )
    return [...names, ...notes].map(({ textContent }) => `"${textContent}" is cut`)
  })
}

/** Cards of a quest that do not lie in one row. */
export async function cardRows(page: Page): Promise<string[]> {
  const tops = await page
    .locator('.fan > li')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).offsetTop))
  return new Set(tops).size > 1 ? [`${tops.length} cards lie in ${new Set(tops).size} rows`] : []
}

/** Where quest 4 does not say, for everybody to see, that it needs two fails. */
export async function unsaidNeeds(page: Page): Promise<string[]> {
  const fourth = page.locator('.quests__row > .quest').nth(3)
  if ((await fourth.count()) === 0) return []
  const words = (await fourth.innerText()).trim()
  return words.includes('needs 2 fails') ? [] : [`quest 4 says "${words}"`]
}

/** Quests that were played and are not to be read beside the board's table when all is over. */
export async function missingQuests(page: Page): Promise<string[]> {
  const played = await page.locator('.board .quest:is(.is-won, .is-lost)').count()
  const side = page.locator('.board__side')
  const all = Array.from({ length: played }, (_, at) => `Quest ${at + 1}`)
  const isThere = await Promise.all(all.map((quest) => side.getByText(quest, { exact: true }).isVisible()))
  return all.filter((_, at) => !isThere[at]).map((quest) => `${quest} is missing`)
}
