/** What became of a link that somebody wants to pass on. */
export type Passed = 'shared' | 'copied' | 'shown'

/** Plain http has neither sharing nor a clipboard: then the link has to be shown. */
export async function passOn(url: string): Promise<Passed> {
  try {
    if (navigator.share) {
      await navigator.share({ url })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    const hasChangedMind = error instanceof DOMException && error.name === 'AbortError'
    return hasChangedMind ? 'shared' : 'shown'
  }
}
