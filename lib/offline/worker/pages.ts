import type { WorkboxPlugin } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { LOCALE_PATTERN, toLocale, type Locale } from '@/rules/languages'
import { CHOSEN, forget as forgetChosen, isChosen } from '@/lib/offline/chosen'
import { isFormWaiting } from '@/lib/offline/waiting'
import { FILES, isKeepable, makeRoom, PAGES, SHELL } from './caches'
import { asOffline, type KeptPage, titleOf, withList } from './offline-markup'

const PAGE = new RegExp(`^/(${LOCALE_PATTERN})(?=/|$)`)

/** Its addresses carry what only one person has, or say what was sent. */
const NOT_KEPT = new RegExp(`^/(?:${LOCALE_PATTERN})/(?:verification|my-application|sent|answer|send|missing|offline)(?:/|$)`)

export const isPage = (pathname: string) => PAGE.test(pathname)

/** Whether a page may be kept: one without a question. */
export const isReadable = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => search === '' && isPage(pathname) && !NOT_KEPT.test(pathname)

const localeOf = (pathname: string): Locale => toLocale(PAGE.exec(pathname)?.[1] ?? '')

const offlinePath = (locale: Locale) => `/${locale}/offline`

/** The pages of a language on the device, the last read first. */
async function keptPages(locale: Locale): Promise<KeptPage[]> {
  const pathsIn = async (name: string) => [...(await (await caches.open(name)).keys())].map(({ url }) => new URL(url).pathname).reverse()
  const paths = [...new Set([...(await pathsIn(CHOSEN)), ...(await pathsIn(PAGES))])].filter((path) => isPage(path) && localeOf(path) === locale)
  const pages = paths.map(async (path) => ({ path, title: titleOf((await (await caches.match(path))?.text()) ?? '') }))
  return (await Promise.all(pages)).filter(({ title }) => title)
}

const inPage = (html: string, { headers, status }: Response) => new Response(html, { headers, status })

async function fromDevice(page: Response, pathname: string): Promise<Response> {
  const locale = localeOf(pathname)
  const at = new Date(page.headers.get('date') ?? 0)
  return inPage(asOffline(await page.clone().text(), { locale, at, kept: await keptPages(locale), waits: await isFormWaiting() }), page)
}

const readFromDevice: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isKeepable(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    if (!cachedResponse) return null
    return fromDevice(cachedResponse, new URL(request.url).pathname)
  },
}

/** What is published is seen at once: what is kept serves only where no line is. */
const newestFirst = new NetworkFirst({ cacheName: PAGES, plugins: [readFromDevice] })

/** What somebody chose to keep, else a page that says which are on the device; a failure where even that was never read. */
async function offlinePage(pathname: string): Promise<Response> {
  const chosen = await (await caches.open(CHOSEN)).match(pathname)
  if (chosen) return fromDevice(chosen, pathname)
  const locale = localeOf(pathname)
  const said = await (await caches.open(SHELL)).match(offlinePath(locale))
  return said ? inPage(withList(await said.clone().text(), { kept: await keptPages(locale), waits: await isFormWaiting() }), said) : Response.error()
}

/** Keeps what is said without a line in the language of a page, once for each publication of this worker. */
async function keepShell(locale: Locale): Promise<void> {
  const shell = await caches.open(SHELL)
  if (await shell.match(offlinePath(locale))) return
  const said = await fetch(offlinePath(locale))
  if (isKeepable(said)) await shell.put(offlinePath(locale), said)
}

/**
 * Asks the site whether there is something newer, whatever the browser has: what a worker asks for it would otherwise give out of its own
 * memory, as the answers of the site may be older than a publication there.
 */
const asNewest = ({ url, headers }: Request) =>
  new Request(url, { cache: 'no-cache', redirect: 'manual', headers: { accept: headers.get('accept') ?? 'text/html' } })

/** What is taken back is no longer on the device either, as soon as it hears of it. */
async function forget(pathname: string): Promise<void> {
  await (await caches.open(PAGES)).delete(pathname)
  // All that is kept is read for it.
  if (await isChosen(pathname)) await forgetChosen(pathname)
}

/** Answers a visit of a page. */
export async function visit(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url)
  const locale = localeOf(url.pathname)
  try {
    if (!isReadable(url)) return await fetch(event.request)
    const answer = await newestFirst.handle({ event, request: asNewest(event.request) })
    const isGone = answer.status === 404 || answer.status === 410
    event.waitUntil(Promise.all([keepShell(locale), isGone ? forget(url.pathname) : makeRoom()]).catch(() => undefined))
    return answer
  } catch {
    return offlinePage(url.pathname)
  }
}

/** Addresses of files that a page names. */
const FILE = /(?:src|href|data-src|data-styles)="(\/(?:_next\/static|flight|uploads)\/[^"]+)"/g

/** Keeps the page with which a visit began, before this worker was there, out of what the browser has of it: it is not loaded anew. */
export async function keepOpenPage(address: string): Promise<void> {
  const url = new URL(address)
  if (!isReadable(url)) return
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)])
  const page = await fetch(url.pathname, { cache: 'force-cache' })
  if (!isKeepable(page)) return
  await pages.put(url.pathname, page.clone())
  await keepShell(localeOf(url.pathname))
  const html = await page.text()
  const names = [...new Set([...html.matchAll(FILE)].flatMap(([, name]) => name ?? []))]
  await Promise.all(
    names.map(async (name) => {
      const file = await fetch(name, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
      if (file && isKeepable(file)) await files.put(name, file)
    }),
  )
}
