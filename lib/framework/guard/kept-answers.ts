import type { IncomingMessage, ServerResponse } from 'node:http'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { mayAsk } from '@/lib/i18n/queries'
import { askOwn, type OwnAnswer } from '@/lib/framework/own-requests/ask-own'
import { FOR_ALL_HEADER } from '@/lib/framework/places/answer-headers'
import type { NameRoute } from '@/lib/framework/watch/routes'
import { ASK_AGAIN } from '@/lib/lifetimes'
import { type Count, tallies } from '@/lib/tallies'
import { Copies, visitorsEncodings, wishedEncoding } from '@/lib/server/copies'

/** An answer is asked for anew behind a visitor's back when it is so old, and serves no longer than that; milliseconds. */
const RENEW_MS = 1000
const KEEP_MS = 10_000

/** Asked for twice within this time, an answer is worth keeping; one that never changes always is. Milliseconds. */
const OFTEN_MS = 10_000

const MOST_BYTES = 32 * 1024 * 1024
const LARGEST = 1024 * 1024
const SMALLEST = 1024

/** Headers by which the framework, or HTTP itself, answers otherwise. */
const SPECIAL = /^(?:rsc$|next-|x-(?!forwarded-|real-ip$|request-id$)|content-|transfer-|range$|if-(?!none-match$)|upgrade$|expect$)/
const PREVIEWED = /imar_preview|__prerender_bypass|__next_preview_data/

const TEXT = /^(?:text\/|application\/(?:javascript|json|xml|\w+\+xml)|image\/svg\+xml)/

/** Headers of one connection, and of a body that is not compressed. */
const NOT_KEPT = [FOR_ALL_HEADER, 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'accept-ranges']

/** Of which so much for questions, of which there is no end. */
const MOST_BYTES_OF_QUESTIONS = 8 * 1024 * 1024

type Kept = { etag: string; headers: string[]; copies: Copies; keptAt: number; isForever: boolean; published: number; counts: Counts }

/** What is counted of an answer: found once, as there is no time to look for it on each request. */
type Counts = { sent: Count; unchanged: Count }

/** How often something was published. */
const published = () => marks.count

/** Whether the answer is for this request alone. */
export function isSpecial({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || PREVIEWED.test(headers.cookie ?? '')) return true
  // Who names a tag may name a time beside it, which then counts for nothing.
  const counts = (name: string) => name !== 'if-modified-since' || headers['if-none-match'] === undefined
  return Object.keys(headers).some((name) => SPECIAL.test(name) && counts(name))
}

const isForever = (cacheControl: unknown) => String(cacheControl).includes('immutable')

/** Whether everybody gets this answer: files named by their content, what the framework took from its cache as fresh, answers to questions. */
export function isForAll(status: number, header: (name: string) => unknown): boolean {
  const cacheControl = String(header('cache-control'))
  if (status !== 200 || header('set-cookie') !== undefined || !TEXT.test(String(header('content-type')))) return false
  if (header(FOR_ALL_HEADER) !== undefined) return true
  return isForever(cacheControl) || (cacheControl === ASK_AGAIN && header('x-nextjs-cache') === 'HIT')
}

/** The headers that go with each copy of a body: names and values in turn. */
function keptHeaders({ headers, rawHeaders }: OwnAnswer): string[] {
  const kept = rawHeaders.filter((_, index) => !NOT_KEPT.includes((rawHeaders[index - (index % 2)] ?? '').toLowerCase()))
  return /accept-encoding/i.test(headers.vary ?? '') ? kept : [...kept, 'Vary', 'Accept-Encoding']
}

/** Whether a browser has what it asks for: tags are weak, and compared as such. */
function hasIt({ headers }: IncomingMessage, etag: string): boolean {
  const plain = (tag: string) => tag.replace(/^W\//, '')
  const tags = headers['if-none-match']?.split(/\s*,\s*/).filter(Boolean) ?? []
  return tags.some((tag) => tag === '*' || plain(tag) === plain(etag))
}

/**
 * The answers that many ask for, kept for seconds before the framework, and compressed once instead of for each visitor. A
 * publication empties them at once. Everything else passes. (docs/decisions/answers-kept-for-seconds.md)
 */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>()
  readonly #asked = new Map<string, number>()
  readonly #renewing = new Set<string>()
  readonly #repeated = tallies.keptAnswers.of('repeated')

  constructor(private readonly nameRoute: NameRoute = () => 'other') {}

  /** Told of each answer of the framework before its headers are sent. */
  note(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? ''
    if (request.method !== 'GET' || isSpecial(request) || !isForAll(response.statusCode, (name) => response.getHeader(name))) return
    // A query that nothing asks for would keep the same page under any number of addresses.
    if (path.includes('?') && response.getHeader(FOR_ALL_HEADER) === undefined) return
    const before = this.#asked.get(path) ?? 0
    if (this.#asked.size > 2000) this.#asked.clear()
    this.#asked.set(path, Date.now())
    if (Date.now() - before < OFTEN_MS || isForever(response.getHeader('cache-control'))) void this.#renew(request, path)
  }

  /** Answers with what is kept; false where nothing is, or the request is not one for it. */
  repeat(request: IncomingMessage, response: ServerResponse): boolean {
    const path = request.url ?? ''
    const kept = this.#kept.get(path)
    if (!kept || isSpecial(request)) return false
    const age = Date.now() - kept.keptAt
    if (!kept.isForever && (age > KEEP_MS || kept.published !== published())) return false
    if (!kept.isForever && age > RENEW_MS) void this.#renew(request, path)
    const encoding = wishedEncoding(mayAsk(path) ? visitorsEncodings(request.headers) : request.headers['accept-encoding'])
    const body = kept.copies.get(encoding)
    if (!body) return false
    this.#put(path, kept)
    this.#repeated.value += 1
    if (hasIt(request, kept.etag)) {
      kept.counts.unchanged.value += 1
      response.writeHead(304, kept.headers).end()
      return true
    }
    kept.counts.sent.value += 1
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

  #keep(path: string, answer: OwnAnswer, at: number): void {
    const { status, headers, body } = answer
    const lasting = isForever(headers['cache-control'])
    const isFitting = (lasting || body.length >= SMALLEST) && body.length <= LARGEST && headers['content-encoding'] === undefined
    if (!isFitting || !isForAll(status, (name) => headers[name])) return
    const found = this.#kept.get(path)?.copies
    const copies = found?.plain.equals(body) ? found : new Copies(body, lasting)
    const kept = { headers: keptHeaders(answer), copies, keptAt: Date.now(), isForever: lasting, published: at, counts: this.#countsOf(path) }
    this.#put(path, { etag: headers.etag ?? '', ...kept })
    this.#makeRoom(mayAsk, MOST_BYTES_OF_QUESTIONS)
    this.#makeRoom(() => true, MOST_BYTES)
  }

  #countsOf(path: string): Counts {
    const route = this.nameRoute(path)
    return { sent: tallies.requests.of(route, '2xx'), unchanged: tallies.requests.of(route, '3xx') }
  }

  #makeRoom(isMeant: (address: string) => boolean, most: number): void {
    const meant = [...this.#kept].filter(([address]) => isMeant(address))
    let bytes = meant.reduce((sum, [, { copies }]) => sum + copies.bytes, 0)
    for (const [oldest, { copies }] of meant) {
      if (bytes <= most) return
      bytes -= copies.bytes
      this.#kept.delete(oldest)
    }
  }

  /** As the one that was used last. */
  #put(path: string, kept: Kept): void {
    this.#kept.delete(path)
    this.#kept.set(path, kept)
  }
}
