import type { IncomingMessage, ServerResponse } from 'node:http'
import { askOwn } from '@/lib/framework/own-requests/ask-own'
import { isInternal } from '@/lib/framework/own-requests/own-headers'
import { pagePolicy } from '@/lib/framework/page/policy.mjs'
import { NOT_LISTED, notListed } from '@/lib/framework/page/robots'
import { withoutPictures } from '@/lib/framework/page/without-pictures'
import { filteredAddress } from '@/lib/i18n/list-filters'
import { splitPath } from '@/lib/i18n/paths'
import { askedAt } from '@/lib/i18n/queries'
import { PREVIEW_COOKIE } from '@/lib/preview/cookie'
import { type Encoding, wellCompressed, wishedEncoding } from '@/lib/server/copies'
import type { Locale } from '@/rules/languages'

const PARAMETER = 'lite'

/** So many light pages are kept; each is some 100 KB. */
const MOST = 200

type Wish = { locale: Locale; address: string; isAsked: boolean }

/**
 * Which page is wished for without pictures: by its address (`?lite`), or by a browser that saves data, unless the address says
 * otherwise (`?lite=off`). Null for everything else, for what is asked of a page, and within a preview.
 */
export function liteWish(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Wish | null {
  const { method, url = '', headers } = request
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead || isInternal(request) || headers.rsc !== undefined || headers.cookie?.includes(PREVIEW_COOKIE)) return null
  const end = url.indexOf('?')
  const pathname = end === -1 ? url : url.slice(0, end)
  const query = new URLSearchParams(end === -1 ? '' : url.slice(end))
  const wish = query.get(PARAMETER)
  if (wish === 'off' || (wish === null && headers['save-data'] !== 'on')) return null
  const [locale] = splitPath(pathname)
  if (!locale || /\.[^/]*$/.test(pathname) || askedAt(url) || filteredAddress(pathname, query)) return null
  // What else stands in the query changes no page; kept by it, there would be no end of them.
  return { locale, address: pathname, isAsked: wish !== null }
}

/**
 * The address of the whole page, where `?lite=off` asks for it and nothing else would take its pictures away: the same page does not stand at a
 * second address. Null for everything else.
 */
export function addressOfWhole({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || headers['save-data'] === 'on' || headers.rsc !== undefined) return null
  const { pathname, searchParams } = new URL(url, 'http://own')
  if (searchParams.get(PARAMETER) !== 'off' || !splitPath(pathname)[0]) return null
  searchParams.delete(PARAMETER)
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '')
}

type Made = { etag: string; policy: string; html: string; bodies: Map<Encoding | null, Promise<Buffer>> }

/** Compressed once for each encoding, however many wait for it. */
function bodyOf({ html, bodies }: Made, encoding: Encoding | null): Promise<Buffer> {
  const body = bodies.get(encoding) ?? wellCompressed(html, encoding)
  bodies.set(encoding, body)
  return body
}

/** Pages without pictures, made of the kept ones. */
export class LitePages {
  readonly #made = new Map<string, Made>()

  /** Answers a wish; false where the page itself cannot be had: then it is answered as if there were no wish. */
  async answer(request: IncomingMessage, response: ServerResponse, wish: Wish): Promise<boolean> {
    const page = await askOwn(request, wish.address).catch(() => null)
    const isPage = page?.status === 200 && page.headers['content-type']?.startsWith('text/html')
    // A page that is made for one visitor carries its data in itself, and is left as it is.
    if (!page || !isPage || page.headers['x-nextjs-prerender'] === undefined) return false
    const made = this.#lite(wish, page.headers.etag ?? '', () => page.body.toString())
    const { etag, policy } = made
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      // Another visitor of this address may want its pictures.
      'cache-control': wish.isAsked ? (page.headers['cache-control'] ?? 'no-cache') : 'private, no-cache',
      vary: 'Accept-Encoding, Save-Data',
      // The address without the wish is the one that search engines list.
      ...(wish.isAsked && { 'x-robots-tag': NOT_LISTED }),
      ...(etag && { etag }),
    }
    if (etag && request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end()
      return true
    }
    const encoding = wishedEncoding(request.headers['accept-encoding'])
    const body = await bodyOf(made, encoding)
    if (response.destroyed) return true
    response.writeHead(200, { ...headers, 'content-length': body.length, ...(encoding && { 'content-encoding': encoding }) })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }

  #lite({ locale, address, isAsked }: Wish, pageTag: string, read: () => string): Made {
    const name = `${address} ${isAsked}`
    const etag = pageTag && `W/"lite-${isAsked}-${pageTag.replace(/^W\/|"/g, '')}"`
    const found = this.#made.get(name)
    if (found && etag && found.etag === etag) return found
    const light = withoutPictures(read(), { locale, leadsOn: isAsked })
    const html = isAsked ? notListed(light) : light
    const made = { etag, policy: pagePolicy({ html }), html, bodies: new Map() }
    this.#made.delete(name)
    this.#made.set(name, made)
    const [oldest] = this.#made.keys()
    if (this.#made.size > MOST && oldest !== undefined) this.#made.delete(oldest)
    return made
  }
}
