import type { IncomingMessage, ServerResponse } from 'node:http'
import { Copies, wishedEncoding } from './copies'
import { askOwn, type OwnAnswer } from './own'

/** An answer is asked for anew when it is so old, and serves no longer than that. Milliseconds. */
const RENEW_MS = 1000
const KEEP_MS = 2000

/** Asked for twice within this time, an answer is worth keeping. Milliseconds. */
const OFTEN_MS = 10_000

const MOST_BYTES = 32 * 1024 * 1024
const LARGEST = 1024 * 1024
const SMALLEST = 1024

/** Headers by which the framework, or HTTP itself, answers otherwise. */
const SPECIAL = /^(?:rsc$|next-|x-(?!forwarded-|real-ip$)|content-|transfer-|range$|if-(?!none-match$)|upgrade$|expect$)/
const DRAFT_COOKIE = /__prerender_bypass|__next_preview_data/

const TEXT = /^(?:text\/|application\/(?:javascript|json|xml|\w+\+xml)|image\/svg\+xml)/

/** Headers of one connection, and of a body that is not compressed. */
const NOT_KEPT = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'accept-ranges', 'etag']

type Kept = { etag: string; headers: string[]; copies: Copies; keptAt: number; isForever: boolean; published: number }

const published = () => globalThis.imarPublished ?? 0

const isSpecial = ({ method, url = '', headers }: IncomingMessage) =>
  (method !== 'GET' && method !== 'HEAD') || url.includes('?') || DRAFT_COOKIE.test(headers.cookie ?? '') || Object.keys(headers).some((name) => SPECIAL.test(name))

const isForever = (cacheControl: unknown) => String(cacheControl).includes('immutable')

/** Whether everybody gets this answer: files named by their content, and what the framework took from its cache as fresh. */
function isForAll(status: number, header: (name: string) => unknown): boolean {
  const cacheControl = String(header('cache-control'))
  if (status !== 200 || header('set-cookie') !== undefined || !TEXT.test(String(header('content-type')))) return false
  return isForever(cacheControl) || (cacheControl.includes('s-maxage') && header('x-nextjs-cache') === 'HIT')
}

/**
 * The answers that many ask for, kept for a second before the framework, and compressed once instead of for each visitor. A
 * publication empties them at once. Everything else passes. (docs/decisions/answers-kept-for-a-second.md)
 */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>()
  readonly #asked = new Map<string, number>()
  readonly #renewing = new Set<string>()

  /** Told of each answer of the framework before its headers are sent. */
  note(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? ''
    if (request.method !== 'GET' || isSpecial(request) || !isForAll(response.statusCode, (name) => response.getHeader(name))) return
    const before = this.#asked.get(path) ?? 0
    if (this.#asked.size > 2000) this.#asked.clear()
    this.#asked.set(path, Date.now())
    if (Date.now() - before < OFTEN_MS) void this.#renew(request, path)
  }

  /** Answers with what is kept; false where nothing is, or the request is not one for it. */
  repeat(request: IncomingMessage, response: ServerResponse): boolean {
    const path = request.url ?? ''
    const kept = this.#kept.get(path)
    if (!kept || isSpecial(request)) return false
    const age = Date.now() - kept.keptAt
    if (!kept.isForever && (age > KEEP_MS || kept.published !== published())) return false
    if (!kept.isForever && age > RENEW_MS) void this.#renew(request, path)
    const encoding = wishedEncoding(request.headers['accept-encoding'])
    const body = kept.copies.get(encoding)
    if (!body) return false
    this.#put(path, kept)
    if (request.headers['if-none-match']?.split(/\s*,\s*/).some((tag) => tag === '*' || tag.replace(/^W\//, '') === kept.etag.slice(2))) {
      response.writeHead(304, kept.headers).end()
      return true
    }
    response.writeHead(200, [...kept.headers, 'Content-Length', String(body.length), ...(encoding ? ['Content-Encoding', encoding] : [])])
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }

  async #renew(request: IncomingMessage, path: string): Promise<void> {
    if (this.#renewing.has(path)) return
    this.#renewing.add(path)
    const before = published()
    try {
      const answer = await askOwn(request, path)
      if (before === published()) this.#keep(path, answer, before)
    } catch {
      // What has been kept serves its time; then the framework answers each visitor, as it did before.
    } finally {
      this.#renewing.delete(path)
    }
  }

  #keep(path: string, { status, headers, rawHeaders, body }: OwnAnswer, at: number): void {
    const { etag = '', vary = '' } = headers
    if (!isForAll(status, (name) => headers[name]) || headers['content-encoding'] || body.length < SMALLEST || body.length > LARGEST) return
    const names = rawHeaders.filter((_, index) => index % 2 === 0)
    const tag = etag && `W/${etag.replace(/^W\//, '')}`
    const own = names.flatMap((name, index) => (NOT_KEPT.includes(name.toLowerCase()) ? [] : [name, rawHeaders[index * 2 + 1] ?? '']))
    const found = this.#kept.get(path)
    const forever = isForever(headers['cache-control'])
    const copies = found?.copies.plain.equals(body) ? found.copies : new Copies(body, forever)
    const added = [...(tag ? ['ETag', tag] : []), ...(/accept-encoding/i.test(vary) ? [] : ['Vary', 'Accept-Encoding'])]
    this.#put(path, { etag: tag, headers: [...own, ...added], copies, keptAt: Date.now(), isForever: forever, published: at })
    let bytes = [...this.#kept.values()].reduce((sum, kept) => sum + kept.copies.bytes, 0)
    for (const [oldest, kept] of this.#kept) {
      if (bytes <= MOST_BYTES) break
      bytes -= kept.copies.bytes
      this.#kept.delete(oldest)
    }
  }

  /** As the one that was used last. */
  #put(path: string, kept: Kept): void {
    this.#kept.delete(path)
    this.#kept.set(path, kept)
  }
}
