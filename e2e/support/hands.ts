import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'

/** How a person works a page. */
export interface Hands {
  tap(target: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  hold(target: Locator): Promise<void>
  letGo(target: Locator): Promise<void>
}

/** With a finger. */
export const fingers: Hands = {
  tap: (target) => target.click(),
  type: (field, text) => field.fill(text),
  async hold(target) {
    await target.hover()
    await target.page().mouse.down()
  },
  letGo: (target) => target.page().mouse.up(),
}

const lines = new WeakMap<Page, Promise<CDPSession>>()

function lineTo(page: Page): Promise<CDPSession> {
  const line = lines.get(page) ?? page.context().newCDPSession(page)
  lines.set(page, line)
  return line
}

/** With a finger on the glass: the browser itself makes presses and clicks of its touches, as on a phone. */
export const touches: Hands = {
  tap: (target) => target.tap(),
  type: (field, text) => field.fill(text),
  async hold(target) {
    const box = await target.boundingBox()
    if (!box) throw new Error(`${target} cannot be touched`)
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await (await lineTo(target.page())).send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  },
  async letGo(target) {
    await (await lineTo(target.page())).send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  },
}

const mostStops = 80

/** Goes from stop to stop until the target has the focus; arrows lead on inside a group. */
async function reach(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const { keyboard } = target.page()
  for (let stops = 0; stops < mostStops; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    const isInGroup = await target.evaluate((element) => {
      const group = element.closest('[role=radiogroup], [role=tablist]')
      return (element as HTMLElement).tabIndex < 0 && group !== null && group.contains(document.activeElement)
    })
    await keyboard.press(isInGroup ? 'ArrowRight' : 'Tab')
  }
  throw new Error(`no key leads to ${target}`)
}

/** With a keyboard and nothing else. */
export const keys: Hands = {
  async tap(target) {
    await reach(target)
    await expect(target).toBeEnabled()
    await target.page().keyboard.press('Enter')
  },
  async type(field, text) {
    await reach(field)
    await field.page().keyboard.press('ControlOrMeta+a')
    await field.page().keyboard.type(text)
  },
  async hold(target) {
    await reach(target)
    await target.page().keyboard.down('Space')
  },
  letGo: (target) => target.page().keyboard.up('Space'),
}
