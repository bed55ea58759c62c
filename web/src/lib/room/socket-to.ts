export function socketTo(code: string): WebSocket {
  const url = new URL(`/ws/${code}`, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return new WebSocket(url)
}
