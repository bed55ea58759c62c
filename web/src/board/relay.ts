/** Lays something out again whenever its room or its words change, or its letters come; returns how to stop. */
export function relay(element: HTMLElement, lay: () => void): () => void {
  const size = new ResizeObserver(lay)
  size.observe(element)
  const words = new MutationObserver(lay)
  words.observe(element, { childList: true, characterData: true, subtree: true })
  void document.fonts.ready.then(lay)
  return () => {
    size.disconnect()
    words.disconnect()
  }
}
