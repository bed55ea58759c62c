/** Arrows, Home and End walk along a row of tabs or radio buttons, and choose as they go. */
export function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"], [role="radio"]')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  }
  const next = places[event.key]
  if (next === undefined) return
  event.preventDefault()
  const stop = stops.at(next % stops.length)
  stop?.focus()
  stop?.click()
}
