import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'

const page = `<!doctype html><title>echo</title><button>Tap</button><p>0 of 10</p><script>
const socket = new WebSocket(location.href.replace('http', 'ws'))
socket.onmessage = ({ data }) => { document.querySelector('p').textContent = data + ' of 10' }
document.querySelector('button').onclick = () => socket.send('tap')
</script>`

/** The least that shows a tap on every screen: a number that the server counts up and sends to all. */
export async function serveEchoPage(): Promise<{ readonly address: string; readonly server: Server }> {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(page))
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  let taps = 0
  sockets.on('connection', (socket) =>
    socket.on('message', () => {
      taps = (taps % 10) + 1
      for (const one of sockets.clients) if (one.readyState === WebSocket.OPEN) one.send(String(taps))
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
