import { relay } from './relay.ts'

/** Of what may give way, this is shown by the seats as well: it goes first, and nothing need be said of it. */
const shownElsewhere = 9
/** Votes of days gone by: they go before the letters get small for them. */
const past = 8

/**
 * Keeps on the side of the board what the table needs now, whatever else there is: the letters get smaller, and whatever has
 * `data-spare` gives way, the highest number and the last of it first, and a line says where to find it.
 */
export function fit(side: HTMLElement): () => void {
  const isOver = () => side.scrollHeight > side.clientHeight + 1
  const rankOf = ({ dataset }: HTMLElement) => Number(dataset['spare'])

  function lay() {
    const rest = side.querySelector<HTMLElement>('[data-rest]')
    const spares = [...side.querySelectorAll<HTMLElement>('[data-spare]')]
    for (const one of spares) one.hidden = false
    if (rest) rest.hidden = true
    side.classList.remove('is-tight', 'is-tighter')
    const giveWay = (ones: readonly HTMLElement[]) => {
      for (const one of ones) {
        if (!isOver()) return
        one.hidden = true
        if (rest && rankOf(one) !== shownElsewhere) rest.hidden = false
      }
    }
    const order = spares.reverse().sort((a, b) => rankOf(b) - rankOf(a))
    side.classList.toggle('is-tight', isOver())
    giveWay(order.filter((one) => rankOf(one) >= past))
    side.classList.toggle('is-tighter', isOver())
    giveWay(order.filter((one) => rankOf(one) < past))
  }

  return relay(side, lay)
}
