import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { env } from '@/lib/env'
import { isInternal } from '@/lib/framework/own-requests/own-headers'
import { processState } from '@/lib/framework/process/process-state.mjs'
import type { StandInKind } from '@/lib/entities/stand-in-kinds'
import { RENEW_HEADER } from '@/lib/framework/own-requests/renew-header.mjs'
import { FOR_ALL_HEADER, LENGTH_HEADER, NOT_KEPT, visitorsLifetime } from '@/lib/framework/places/answer-headers'
import { CLOSED_POLICY, withCaptcha } from '@/lib/framework/page/policy.mjs'
import { countFound, countRequest } from '@/lib/framework/watch/count-request'
import { answerMetrics } from '@/lib/framework/watch/metrics-answer'
import { logRequest } from '@/lib/framework/watch/request-log'
import type { NameRoute } from '@/lib/framework/watch/routes'
import { askedAt } from '@/lib/i18n/queries'
import { withRequestId } from '@/lib/request-id'
import { tallies } from '@/lib/tallies'
import { Arrivals } from '@/lib/server/arrivals'
import { visitorsEncodings, wishedEncoding } from '@/lib/server/copies'
import { giveHeaders } from '@/lib/server/headers'
import { ENCODINGS_OF_PARTS, sendable } from '@/lib/server/parts'
import { nameRequest } from '@/lib/server/request-id'
import { nameVariant, takeForSame } from './compressed-tags'
import { answerDirectly } from './direct-answers'
import { FormerAddresses, leadsFromDocument } from './former-addresses'
import { endHalfRequests } from './half-requests'
import { KeptAnswers } from './kept-answers'
import { addressOfWhole, LitePages, liteWish } from './lite-pages'
import { MissingDocuments } from './missing-documents'
import { Nowhere } from './nowhere'
import { refusalOfBody } from './large-bodies'
import { isLimited, secondsToWait } from './question-limit'
import { keptBefore } from './kept-before'
import { isOutage } from './outage'
import { refuseUnanswerable } from './refusal'
import { isStandIn, standIn } from './stand-in'
import { withSingleSlashes } from './spellings'
import { type Turn, turnOf } from './turn-of'
import { Turns } from '@/lib/server/turns'
import { nameVisitor } from '@/lib/server/visitor'
import { Visits } from './visits'

const REQUEST_START = 'http.server.request.start'
const POLICY = 'content-security-policy'

/** Headers that describe the body which is replaced. */
const BODY_HEADERS = ['content-length', 'content-encoding', 'transfer-encoding', 'etag', 'link', 'x-nextjs-cache', 'x-nextjs-prerender']

type Limits = Record<Turn, ConstructorParameters<typeof Turns>[0]>

type Options = {
  limits?: Limits
  /** The addresses that can be answered; any, where none is given. */
  routes?: readonly RegExp[]
  /** Under which route an address is counted and logged. */
  nameRoute?: NameRoute
}

/**
 * What is made for its visitor alone takes time and memory: some of it at once, a queue, and then a page that says to come again.
 * (docs/decisions/turns.md)
 */
const LIMITS = {
  page: { atOnce: 4, waiting: 500, patience: 30_000 },
  form: { atOnce: 16, waiting: 200, patience: 30_000 },
} as const satisfies Limits

const COME_AGAIN_SECONDS = '10'

/** Answers for want of a turn. */
const refused = new WeakMap<ServerResponse, Turn>()

/** What is said to those who found no turn. */
const CROWD = { page: 'crowd', form: 'crowdedForm' } as const satisfies Record<Turn, StandInKind>

/** A visitor's policy header must not decide what is written into a page that others will see. */
function stripPolicy(request: IncomingMessage): void {
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Of a page, or what the framework says where it fails altogether; routes of our own name the encoding of a plain text. */
const PAGE = /^text\/(?:html|plain$)/

function needsStandIn(request: IncomingMessage, response: ServerResponse): boolean {
  const { statusCode } = response
  const { headers } = request
  const isPage = PAGE.test(String(response.getHeader('content-type') ?? 'text/html'))
  // A form that is sent without script asks for a page, too.
  const isVisit = isRead(request) || (headers.accept?.includes('text/html') ?? false) || refused.has(response)
  const isOther =
    [404, 405, 411, 413, 415, 429].includes(statusCode) || statusCode >= 500 || (isRead(request) && leadsFromDocument(request.url ?? '', statusCode))
  return isOther && isPage && isVisit && !headers.rsc
}

/** Whether the cache refused a page for want of its content: it gives all others their policy. */
function lacksContent(response: ServerResponse): boolean {
  const isKeptPage = response.hasHeader('x-nextjs-prerender') && String(response.getHeader('content-type')).startsWith('text/html')
  return isKeptPage && response.statusCode === 200 && !response.hasHeader(POLICY)
}

/** The cache is told of what was made alone. Questions are not kept, and have no turn there: that of their address is another one's. */
function endMaking(request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request
  if (!isRead(request) || refused.has(response) || askedAt(url)) return
  const [address = ''] = url.split('?')
  processState.makingTurns?.end(address)
}

function setHeaders(response: ServerResponse, headers: unknown): void {
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return
  for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
    if (value !== undefined) response.setHeader(name, value)
  }
}

/** What is compressed on its way has another length. */
function sayLength(response: ServerResponse): void {
  const length = response.getHeader(LENGTH_HEADER)
  response.removeHeader(LENGTH_HEADER)
  if (length !== undefined && !response.hasHeader('content-encoding')) response.setHeader('content-length', length)
}

function limitLifetime(response: ServerResponse): void {
  const lifetime = response.getHeader('cache-control')
  if (typeof lifetime === 'string') response.setHeader('cache-control', visitorsLifetime(lifetime))
}

/** What is sent instead of the framework's answer: its body and headers, and its status if it is another one. */
type Instead = { body: string | Buffer; headers: OutgoingHttpHeaders; status?: number }

/** Where a document is now that has moved, what was kept where making it anew has failed, else a page that says what has happened. */
async function instead(request: IncomingMessage, response: ServerResponse, formerAddresses: FormerAddresses): Promise<Instead> {
  const { statusCode } = response
  const former = isRead(request) && [307, 404].includes(statusCode) ? await formerAddresses.find(request.url ?? '') : null
  if (former && former !== 'gone') return { status: 301, body: '', headers: { location: former.location, 'cache-control': NOT_KEPT, [POLICY]: CLOSED_POLICY } }
  if (statusCode === 307) return { body: '', headers: { [POLICY]: CLOSED_POLICY } }
  const status = former ? 410 : statusCode
  const turn = refused.get(response)
  const kept = status >= 500 && !turn && isRead(request) ? await keptBefore(request) : null
  if (kept) return kept
  const { parts, policy } = await standIn(request, status, turn && CROWD[turn])
  const encoding = wishedEncoding(visitorsEncodings(request.headers), ENCODINGS_OF_PARTS)
  const body = await sendable(parts, encoding)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': NOT_KEPT,
    vary: 'Accept-Encoding',
    ...(status === 503 && !response.hasHeader('retry-after') && { 'retry-after': COME_AGAIN_SECONDS }),
    ...(encoding && { 'content-encoding': encoding }),
    [POLICY]: policy,
  }
  return { body, headers, status }
}

type Memory = { answers: KeptAnswers; nowhere: Nowhere; documents: MissingDocuments; formerAddresses: FormerAddresses }

function guard(request: IncomingMessage, response: ServerResponse, { answers, nowhere, documents, formerAddresses }: Memory, onDecided: () => void): void {
  stripPolicy(request)
  if (!isInternal(request)) Reflect.deleteProperty(request.headers, RENEW_HEADER)
  nameVisitor(request)
  const published = marks.count
  if (isInternal(request) && isStandIn(request.url)) return
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const flushHeaders = response.flushHeaders.bind(response)
  let body: Promise<Instead> | null | undefined

  /** Once per answer, when its headers are known and none is sent. */
  const decide = () => {
    if (body !== undefined || response.headersSent) return
    onDecided()
    giveHeaders(request, response)
    // The framework names the target twice when it renders a redirect that can be kept.
    const location = response.getHeader('location')
    if (Array.isArray(location) && location[0]) response.setHeader('location', location[0])
    countFound(request, response)
    if (lacksContent(response)) response.statusCode = 500
    if (response.statusCode === 500 && isOutage()) response.statusCode = 503
    if (response.statusCode >= 500) endMaking(request, response)
    if (isStandIn(request.url) && response.statusCode < 300) response.statusCode = 404
    nowhere.note(request, response, published)
    documents.note(request, response)
    if (needsStandIn(request, response)) {
      body = instead(request, response, formerAddresses)
    } else {
      body = null
      const policy = response.getHeader(POLICY)
      response.setHeader(POLICY, policy === undefined ? CLOSED_POLICY : withCaptcha(String(policy)))
      nameVariant(response)
      limitLifetime(response)
      sayLength(response)
      answers.note(request, response)
      if (!isInternal(request)) response.removeHeader(FOR_ALL_HEADER)
    }
  }

  const guarded = {
    writeHead(status: number, ...rest: unknown[]): ServerResponse {
      response.statusCode = status
      setHeaders(response, rest.at(-1))
      decide()
      return body ? response : writeHead(response.statusCode)
    },
    write(...args: Parameters<typeof write>): boolean {
      decide()
      return body ? true : write(...args)
    },
    end(...args: Parameters<typeof end>): ServerResponse {
      decide()
      if (!body) return end(...args)
      void body.then((sent) => {
        // Only now: what compresses the replaced body names its encoding as late as with its first piece.
        for (const name of BODY_HEADERS) response.removeHeader(name)
        setHeaders(response, sent.headers)
        writeHead(sent.status ?? response.statusCode)
        end(request.method === 'HEAD' ? undefined : sent.body)
      })
      return response
    },
    flushHeaders() {
      decide()
      if (!body) flushHeaders()
    },
  }
  Object.assign(response, guarded)
}

function refuse(turn: Turn, request: IncomingMessage, response: ServerResponse): void {
  refused.set(response, turn)
  tallies.refusals.add(`crowd_${turn}`)
  const isData = request.headers.rsc !== undefined || request.headers.accept === 'application/json' || request.url?.startsWith('/api/')
  const type = isData ? 'application/json' : 'text/html; charset=utf-8'
  response.writeHead(503, { 'content-type': type, 'cache-control': NOT_KEPT, 'retry-after': COME_AGAIN_SECONDS })
  response.end(isData ? '{"error":"crowd"}' : undefined)
}

/** Said at once, and what still comes is dropped. */
function refuseBody(status: number, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(status, { 'cache-control': NOT_KEPT }).end()
  request.resume()
}

/** Milliseconds after which it is said. Said at once, a flood would be refused thousands of times a second, and all others wait for that. */
const REFUSED_AFTER = 100

/** A page is made of it, as of every refusal. */
function refuseOften(response: ServerResponse, seconds: number): void {
  setTimeout(() => response.writeHead(429, { 'retry-after': String(seconds), 'cache-control': 'no-store' }).end(), REFUSED_AFTER)
}

/** Named and logged, where each request is. */
function logged(request: IncomingMessage, response: ServerResponse, nameRoute: NameRoute): string | undefined {
  if (env().LOG_REQUESTS === 'false' || isInternal(request)) return undefined
  const id = nameRequest(request)
  logRequest(request, response, { id, route: nameRoute(request.url) })
  return id
}

function guardServer(server: Server, { limits, routes, nameRoute }: Required<Options>): void {
  const answers = new KeptAnswers(nameRoute)
  const nowhere = new Nowhere(routes)
  const documents = new MissingDocuments(nameRoute)
  const formerAddresses = new FormerAddresses()
  const litePages = new LitePages()
  const visits = new Visits()
  const arrivals = new Arrivals()
  const pause = () => arrivals.pause()
  const turns = (processState.turns = { page: new Turns(limits.page, pause), form: new Turns(limits.form, pause) })
  server.on('connection', () => arrivals.note())
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  endHalfRequests(server)
  const answer = (request: IncomingMessage, response: ServerResponse, { wish, route }: { wish: ReturnType<typeof liteWish>; route: string }) => {
    const [address = ''] = (request.url ?? '').split('?')
    const visit = visits.of(address)
    guard(request, response, { answers, nowhere, documents, formerAddresses }, visit.end)
    response.once('close', visit.end)
    countRequest(request, response, route)
    if (refuseUnanswerable(request, response) || answerMetrics(request, response)) return
    const refusal = refusalOfBody(request)
    if (refusal) return refuseBody(refusal, request, response)
    const whole = addressOfWhole(request)
    if (whole) return void response.writeHead(302, { location: whole, 'cache-control': NOT_KEPT, vary: 'Save-Data' }).end()
    if (nowhere.has(request) || documents.has(request)) return void response.writeHead(404).end()
    const handOn = () => {
      for (const listener of listeners) Reflect.apply(listener, server, [request, response])
    }
    const ask = () => {
      if (isRead(request)) visit.begin(handOn)
      else handOn()
    }
    const answerAhead = async () => {
      if (await processState.staticFiles?.answer(request, response)) return true
      return wish ? litePages.answer(request, response, wish) : answerDirectly(request, response)
    }
    const begin = () => void answerAhead().then((isAnswered) => isAnswered || ask(), handOn)
    const takeTurn = () => {
      const turn = turnOf(request)
      if (turn) turns[turn].take({ request, response }, begin, () => refuse(turn, request, response))
      else begin()
    }
    if (isLimited(request)) void secondsToWait(request).then((seconds) => (seconds === 0 ? takeTurn() : refuseOften(response, seconds)), takeTurn)
    else takeTurn()
  }
  server.on('request', (request, response) => {
    arrivals.note()
    request.url = withSingleSlashes(request)
    takeForSame(request)
    const id = logged(request, response, nameRoute)
    const wish = liteWish(request)
    if (!wish && answers.repeat(request, response)) return
    const named = { id: id ?? nameRequest(request), route: nameRoute(request.url) }
    const run = () => answer(request, response, { wish, route: named.route })
    withRequestId(named.id, () => (processState.trace ? processState.trace(request, response, named, run) : run()))
  })
}

/**
 * Stands before the framework on every request of this process: no answer leaves without its headers, what the framework cannot
 * answer is refused, 'not found', 'too often' and 'failed' are pages that can be read without script, which the framework's own
 * cannot, what many ask for is repeated without asking the framework, and a crowd waits for its turns. Returns what ends it, for
 * servers that have had no request yet.
 */
export function guardServers({ limits = LIMITS, routes = [], nameRoute = () => 'other' }: Options = {}): () => void {
  const guarded = new WeakSet<Server>()
  const guardNew = (message: unknown) => {
    const { server } = message as { server: Server }
    if (guarded.has(server)) return
    guarded.add(server)
    guardServer(server, { limits, routes, nameRoute })
  }
  // The framework keeps its server to itself. Node tells of it before the server does anything about a request.
  subscribe(REQUEST_START, guardNew)
  return () => void unsubscribe(REQUEST_START, guardNew)
}
