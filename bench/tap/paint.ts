import type { Locator, Page } from '@playwright/test'

/** Resolves in the page once the text is there and the frame that shows it has been painted. */
function painted(text: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.body.innerText.includes(text)) return false
      requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())))
      return true
    }
    if (look()) return
    const observer = new MutationObserver(() => look() && observer.disconnect())
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

function tapped(): Promise<number> {
  return new Promise((resolve) =>
    addEventListener('click', () => resolve(performance.timeOrigin + performance.now()), { capture: true, once: true }),
  )
}

/** Milliseconds from a tap on one page to the paint of the text on the last of all. */
export async function tapToPaint(button: Locator, pages: readonly Page[], text: string): Promise<number> {
  const start = button.page().evaluate(tapped)
  const ends = pages.map((page) => page.evaluate(painted, text))
  await Promise.all(pages.map((page) => page.evaluate(() => {})))
  await button.click()
  return Math.max(...(await Promise.all(ends))) - (await start)
}
