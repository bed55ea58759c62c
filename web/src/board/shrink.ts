import { relay } from './relay.ts'

const sizes = [1, 0.92, 0.84, 0.76]

/** All that stands in an element gets smaller, until it has room. */
export function shrink(element: HTMLElement): () => void {
  return relay(element, () => {
    for (const size of sizes) {
      element.style.setProperty('--shrink', String(size))
      if (element.scrollHeight <= element.clientHeight + 1) return
    }
  })
}
