import { version } from '$app/env'
import { assets, immutable, prerendered } from '$app/manifest'
import { self } from '$app/service-worker'

/** What a room is played in; the server gives the same page for every room, so nothing of a room is in it. */
const shell = '/app.html'
const store = `roundtable-${version}`
const pages = prerendered.map(({ path }) => absolute(path))
const files = [...immutable, ...assets].map(({ path }) => absolute(path))
const own = new Set([...files, ...pages, shell])

function absolute(path: string): string {
  return new URL(path, self.location.origin).pathname
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(store).then((cache) => cache.addAll([...own])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlderVersions())
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageFor(request, pathname))
  else if (own.has(pathname)) event.respondWith(fileFor(request))
})

async function forgetOlderVersions(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== store).map((name) => caches.delete(name)))
}

async function fileFor(request: Request): Promise<Response> {
  const cache = await caches.open(store)
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)
}

/** The newest page where there is a line; else the one that is kept, which says that there is none. */
async function pageFor(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const cache = await caches.open(store)
    return (await cache.match(pages.includes(pathname) ? pathname : shell)) ?? Response.error()
  }
}
