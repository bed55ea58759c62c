/** Keeps the screen on for as long as the page is looked at, where the browser can. Returns how to let it sleep again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isOver = false

  async function acquire(): Promise<void> {
    if (document.visibilityState !== 'visible') return
    try {
      lock = (await navigator.wakeLock?.request('screen')) ?? null
      if (isOver) lock?.release()
    } catch {
      // A low battery may refuse it; then the screen sleeps as it always does.
    }
  }

  acquire()
  // The browser drops the lock whenever the page is hidden.
  document.addEventListener('visibilitychange', acquire)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', acquire)
    lock?.release()
  }
}
