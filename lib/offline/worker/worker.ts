import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { CHOSEN } from '@/lib/offline/chosen'
import { FILES, isKeepable, isSmall, PAGES, SHELL } from './caches'
import { isPage, keepOpenPage, visit } from './pages'

declare const self: ServiceWorkerGlobalScope

/** What is kept on this site's behalf, whatever an earlier worker called it. */
const OWN = /^imar-/

/** Files are named by what is in them. */
const NAMED_BY_CONTENT = /^\/(?:_next\/static|flight|uploads)\//

/** A film, or a document of many pages, is kept where somebody asks for it. */
const PARTS_OF_PAGES: RequestDestination[] = ['image', 'font', 'style', 'script']

async function begin(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => OWN.test(name) && ![PAGES, FILES, CHOSEN].includes(name))
  // The words for a dead line are of the deployment that this worker came with.
  await Promise.all([...others, SHELL].map((name) => caches.delete(name)))
  await self.clients.claim()
  const open = await self.clients.matchAll({ type: 'window' })
  await Promise.all(open.map(({ url }) => keepOpenPage(url).catch(() => undefined)))
}

// A new worker is at work at once: a faulty one must not stay because a tab does.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(begin()))

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  ({ event }) => visit(event as FetchEvent),
)
/** Documents that somebody has asked to keep. */
const orChosen = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    const chosen = await (await caches.open(CHOSEN)).match(new URL(request.url).pathname)
    if (chosen) return chosen
    throw error
  }
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && NAMED_BY_CONTENT.test(url.pathname) && PARTS_OF_PAGES.includes(request.destination),
  new CacheFirst({
    cacheName: FILES,
    plugins: [{ cacheWillUpdate: ({ response }) => Promise.resolve(isKeepable(response) && isSmall(response) ? response : null) }],
  }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && NAMED_BY_CONTENT.test(url.pathname),
  ({ request }) => orChosen(request),
)
