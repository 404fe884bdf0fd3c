/// <reference lib="webworker" />
export {}

declare const self: ServiceWorkerGlobalScope
declare const VERSION: string
declare const FILES: readonly string[]

const PREFIX = 'door-'
const CACHE = PREFIX + VERSION

/** Its page, whatever stands after its address. */
const PAGE = './'

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll([PAGE, ...FILES].map((name) => new Request(name, { cache: 'reload' })))
  await self.skipWaiting()
}

async function dropFormer(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** What is kept answers at once: a line that is there and carries nothing would hold up the door. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.mode === 'navigate' ? PAGE : request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && request.mode !== 'navigate') await cache.put(request, response.clone())
  return response
}

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
self.addEventListener('activate', (event) => event.waitUntil(dropFormer()))
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  const scope = new URL(self.registration.scope)
  const isFile =
    event.request.method === 'GET' && origin === scope.origin && pathname.startsWith(scope.pathname) && !pathname.startsWith(`${scope.pathname}api/`)
  if (isFile) event.respondWith(answer(event.request))
})
