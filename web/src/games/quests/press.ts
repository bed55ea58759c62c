/** Long enough to be a look and not a tap. */
const lookAfter = 180

interface Press {
  onlook(): void
  onhide(): void
  ontap(): void
}

/** A short press taps; a longer one looks until it is let go. Fingers, mice and keys alike. */
export function press(node: HTMLElement, { onlook, onhide, ontap }: Press): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  let wasPressed = false

  const down = () => {
    wasPressed = true
    clearTimeout(timer)
    timer = setTimeout(() => {
      isLooking = true
      onlook()
    }, lookAfter)
  }
  const end = () => {
    clearTimeout(timer)
    if (isLooking) onhide()
  }
  const up = () => {
    end()
    if (!isLooking && wasPressed) ontap()
    isLooking = wasPressed = false
  }
  const cancel = () => {
    end()
    isLooking = wasPressed = false
  }
  const isKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '

  const handlers = {
    pointerdown: (event: PointerEvent) => event.button === 0 && down(),
    pointerup: up,
    pointerleave: cancel,
    pointercancel: cancel,
    blur: cancel,
    contextmenu: (event: Event) => event.preventDefault(),
    keydown: (event: KeyboardEvent) => {
      if (!isKey(event)) return
      event.preventDefault()
      if (!event.repeat) down()
    },
    keyup: (event: KeyboardEvent) => {
      if (!isKey(event)) return
      // Else some browsers click after the space bar, and a look would choose.
      event.preventDefault()
      up()
    },
    // What assistive technology sends has no press before it.
    click: (event: MouseEvent) => event.detail === 0 && ontap(),
  }
  const entries = Object.entries(handlers) as [string, EventListener][]
  for (const [type, handler] of entries) node.addEventListener(type, handler)
  window.addEventListener('blur', cancel)
  return () => {
    cancel()
    for (const [type, handler] of entries) node.removeEventListener(type, handler)
    window.removeEventListener('blur', cancel)
  }
}
