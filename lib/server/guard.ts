import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http'
import { CLOSED_POLICY, pagePolicy, withCaptcha } from '@/lib/cache/policy.mjs'
import { KeptAnswers } from './kept-answers'
import { isInternal } from './own'
import { isStandIn, standIn } from './stand-in'
import { nameVisitor } from './visitor'

const REQUEST_START = 'http.server.request.start'
const POLICY = 'content-security-policy'
const NOT_KEPT = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** Headers that describe the body which is replaced. */
const BODY_HEADERS = ['content-length', 'content-encoding', 'transfer-encoding', 'etag', 'link', 'x-nextjs-cache', 'x-nextjs-prerender']

/** A visitor's policy header must not decide what is written into a page that others will see. */
function stripPolicy(request: IncomingMessage): void {
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
}

function needsStandIn(request: IncomingMessage, response: ServerResponse): boolean {
  const { statusCode } = response
  const isPage = String(response.getHeader('content-type') ?? 'text/html').startsWith('text/html')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return (statusCode === 404 || statusCode === 429 || statusCode >= 500) && isPage && isRead && !request.headers.rsc
}

function setHeaders(response: ServerResponse, headers: unknown): void {
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return
  for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
    if (value !== undefined) response.setHeader(name, value)
  }
}

/** The same page is sent compressed and not: equal for a reader, not byte for byte. */
function weakenTag(response: ServerResponse): void {
  const tag = response.getHeader('etag')
  if (typeof tag === 'string' && tag.startsWith('"')) response.setHeader('etag', `W/${tag}`)
}

function guard(request: IncomingMessage, response: ServerResponse, answers: KeptAnswers): void {
  stripPolicy(request)
  nameVisitor(request)
  if (isInternal(request) && isStandIn(request.url)) return
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const flushHeaders = response.flushHeaders.bind(response)
  let body: Promise<string> | null | undefined

  /** Once per answer, when its headers are known and none is sent. */
  const decide = () => {
    if (body !== undefined || response.headersSent) return
    // The framework names the target twice when it renders a redirect that can be kept.
    const location = response.getHeader('location')
    if (Array.isArray(location) && location[0]) response.setHeader('location', location[0])
    if (isStandIn(request.url) && response.statusCode < 300) response.statusCode = 404
    if (needsStandIn(request, response)) {
      setHeaders(response, { 'content-type': 'text/html; charset=utf-8', 'cache-control': NOT_KEPT, [POLICY]: pagePolicy() })
      body = standIn(request, response.statusCode)
    } else {
      body = null
      const policy = response.getHeader(POLICY)
      response.setHeader(POLICY, policy === undefined ? CLOSED_POLICY : withCaptcha(String(policy)))
      weakenTag(response)
      answers.note(request, response)
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
      void body.then((html) => {
        // Only now: what compresses the replaced body names its encoding as late as with its first piece.
        for (const name of BODY_HEADERS) response.removeHeader(name)
        writeHead(response.statusCode)
        end(request.method === 'HEAD' ? undefined : html)
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

function guardServer(server: Server): void {
  const answers = new KeptAnswers()
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (answers.repeat(request, response)) return
    guard(request, response, answers)
    for (const listener of listeners) Reflect.apply(listener, server, [request, response])
  })
}

/**
 * Stands before the framework on every request of this process: no answer leaves without a content security policy,
 * 'not found', 'too often' and 'failed' are pages that can be read without script, which the framework's own cannot, and what
 * many ask for is repeated without asking the framework. Returns what ends it, for servers that have had no request yet.
 */
export function guardServers(): () => void {
  const guarded = new WeakSet<Server>()
  const guardNew = (message: unknown) => {
    const { server } = message as { server: Server }
    if (guarded.has(server)) return
    guarded.add(server)
    guardServer(server)
  }
  // The framework keeps its server to itself. Node tells of it before the server does anything about a request.
  subscribe(REQUEST_START, guardNew)
  return () => void unsubscribe(REQUEST_START, guardNew)
}
