import { createContext } from 'svelte'

/** The version of the app that waits to take over. It is never forced on a table: somebody has to ask for it. */
export class Updates {
  #waiting = $state.raw<ServiceWorker | null>(null)

  get isWaiting(): boolean {
    return this.#waiting !== null
  }

  /** Plain HTTP has no service worker, and the app needs none. */
  async register(): Promise<void> {
    if (!isSecureContext || !('serviceWorker' in navigator)) return
    try {
      const registration = await navigator.serviceWorker.register('/service-worker.js')
      if (navigator.serviceWorker.controller) this.#waiting = registration.waiting
      // The browser may have begun to fetch it before this page could listen.
      this.#watch(registration.installing)
      registration.addEventListener('updatefound', () => this.#watch(registration.installing))
    } catch {
      // Switched off by the browser or its owner: the app works without.
    }
  }

  /** Lets the new version take over, and shows it. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.#waiting?.postMessage('take-over')
  }

  #watch(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      // The very first version has nobody to take over from.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) this.#waiting = worker
    })
  }
}

export const [useUpdates, provideUpdates] = createContext<Updates>()
