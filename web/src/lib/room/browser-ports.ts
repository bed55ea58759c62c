import type { ClientPorts, Memory, SocketEvents } from '#client'
import { readFrame } from '#protocol'

/** The games that a frame speaks of. */
function gamesIn(frame: string): string[] {
  return readFrame(frame).flatMap(([type, first]) => {
    if (type === 'ChapterOpened') return [(first as { readonly game: string }).game]
    return type === 'TableSet' ? [first as string] : []
  })
}

/** A client's surroundings in a browser. A frame waits until the rules of the game that it names are here. */
export function browserPorts(
  code: string,
  loaded: (game: string) => Promise<void>,
  memory: Memory | undefined,
): ClientPorts {
  return {
    connect: (events) => connect(code, loaded, events),
    later(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    },
    random: (count) => crypto.getRandomValues(new Uint8Array(count)),
    ...(memory && { memory }),
  }
}

function connect(code: string, loaded: (game: string) => Promise<void>, events: SocketEvents) {
  const url = new URL(`/ws/${code}`, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  const socket = new WebSocket(url)
  let before: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void> | void) => {
    before = before.then(work)
  }
  socket.onopen = () => events.opened()
  socket.onmessage = ({ data }) =>
    inTurn(async () => {
      try {
        for (const game of gamesIn(data)) await loaded(game)
        events.received(data)
      } catch {
        // The rules could not be fetched: the line is as good as lost, and is tried again.
        socket.close()
      }
    })
  socket.onclose = ({ code: why }) => inTurn(() => events.closed(why))
  return {
    send: (text: string) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => socket.close(),
  }
}
