import type { Page, WebSocket } from '@playwright/test'
import { Knower } from '#client'
import type { Shape, View } from '#engine'
import { games } from '#games'
import { readFrame } from '#protocol'

/** Hears every frame that a browser is sent, and folds it as the browser does: so the tests know what it knows. */
export class Ear<G extends Shape> {
  readonly frames: string[] = []
  knower = new Knower(games)

  constructor(page: Page) {
    page.on('websocket', (socket) => this.#listen(socket))
  }

  get view(): View<G> | null {
    return (this.knower.game?.view as View<G> | undefined) ?? null
  }

  #listen(socket: WebSocket): void {
    socket.on('framereceived', ({ payload }) => {
      const frame = String(payload)
      this.frames.push(frame)
      for (const message of readFrame(frame)) this.knower.take(message)
    })
  }
}
