import { env } from 'cloudflare:workers'
import { apiOf, codeAsked, networkOf, readRoomCode } from '#hosts/shared'
import { type CloseCode, closeCodes } from '#protocol'
import type { Environment } from './environment.ts'
import { lostPageOf, pagesOf } from './pages.ts'
import { PlatformBudgets } from './platform-budgets.ts'
import { overLimit } from './room-object.ts'
import { sleeperLimits } from './sleeper-limits.ts'

const { ROOMS, ASSETS, LIMITS, NEW_ROOMS, GUESSES, NEW_SOCKETS } = env as unknown as Environment
const limits = sleeperLimits(LIMITS)
const newRooms = new PlatformBudgets(limits.roomsPerAddressAndHour, NEW_ROOMS)
const guesses = new PlatformBudgets(limits.guessesPerAddressAndHour, GUESSES)
// Open sockets are counted nowhere on this platform; what can be counted is how many are opened in a minute.
const newSockets = new PlatformBudgets(limits.socketsPerAddress, NEW_SOCKETS, 60)

const app = apiOf({
  origins: limits.origins,
  mayCreate: (request) => newRooms.spend(addressOf(request)),
  create: (code, game) => ROOMS.getByName(code).create(code, game),
  originForOthers: () => null,
  lostPage: (request) => lostPageOf(ASSETS, request),
  // Only our own names lead to this Worker.
  isOurName: () => true,
  // Each room has a disk of its own, and says so itself.
  isReady: () => true,
})
app.get('*', pagesOf(ASSETS))

/** Who may open a socket; the room itself is asked last. */
async function openSocket(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const caller = { origin: request.headers.get('Origin'), host: request.headers.get('Host') }
  const input = codeAsked(pathname + search, caller, limits.origins)
  if (input === null) return new Response(null, { status: 403 })
  const address = addressOf(request)
  const isBeyond = guesses.isSpent(address) || !(await newSockets.spend(address))
  const code = readRoomCode(input)
  const knock = new Request(request, {
    headers: { ...Object.fromEntries(request.headers), [overLimit]: `${isBeyond}` },
  })
  const answer = code === null ? null : await ROOMS.getByName(code).fetch(knock)
  // Only the room hears the token, so beyond the limit every try counts as a guess; a seat's own passes all the same.
  if (answer?.status !== 101 || isBeyond) await guesses.spend(address)
  return answer?.status === 101 ? answer : closedSocket(isBeyond ? 'too-many-sockets' : 'no-such-room')
}

/** A page is told only by a close code why it may not come in. */
function closedSocket(reason: CloseCode): Response {
  const { 0: theirs, 1: socket } = new WebSocketPair()
  socket.accept()
  socket.close(closeCodes[reason], reason)
  return new Response(null, { status: 101, webSocket: theirs })
}

/** The platform's own word on who is asking. */
function addressOf({ headers }: Request): string {
  return networkOf(headers.get('CF-Connecting-IP') ?? 'unknown')
}

export default {
  fetch(request) {
    const isUpgrade = request.headers.get('Upgrade')?.toLowerCase() === 'websocket'
    return isUpgrade ? openSocket(request).catch(() => closedSocket('going-down')) : app.fetch(request)
  },
} satisfies ExportedHandler<Environment>
