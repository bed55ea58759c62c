import { untrack } from 'svelte'
import type { Happened, HappenedInGame } from '#client'

interface Told {
  /** What has happened in this chapter, as far as this device was told. */
  readonly chapter: readonly Happened[]
}

const isNews = (one: Happened): one is HappenedInGame => one.of === 'game' && one.timing !== 'before'

/** Hands on what happens in the game from now on to a component. What was before this device was there is history, and not told. */
export function hear(room: Told, listener: (news: readonly HappenedInGame[]) => void): void {
  let heard = 0
  $effect(() => {
    const { chapter } = room
    // The next chapter begins anew.
    const news = chapter.slice(chapter.length < heard ? 0 : heard).filter(isNews)
    heard = chapter.length
    if (news.length > 0) untrack(() => listener(news))
  })
}
