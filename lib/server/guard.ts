import { Server, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { CLOSED_POLICY, pagePolicy } from '@/lib/cache/policy.mjs'
import { isInternal, isStandIn, standIn } from './stand-in'

const POLICY = 'content-security-policy'
const NOT_KEPT = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** Headers that describe the body which is replaced. */
const BODY_HEADERS = ['content-length', 'content-encoding', 'transfer-encoding', 'etag', 'link', 'x-nextjs-cache', 'x-nextjs-prerender']

/** A visitor's policy header must not decide what is written into a page that others will see. */
function stripPolicy(request: IncomingMessage): void {
  delete request.headers[POLICY]
  delete request.headers[`${POLICY}-report-only`]
}

function needsStandIn(request: IncomingMessage, response: ServerResponse): boolean {
  const { statusCode } = response
  const isPage = String(response.getHeader('content-type') ?? 'text/html').startsWith('text/html')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return (statusCode === 404 || statusCode >= 500) && isPage && isRead && !request.headers.rsc
}

function setHeaders(response: ServerResponse, headers: unknown): void {
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return
  for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
    if (value !== undefined) response.setHeader(name, value)
  }
}

function guard(request: IncomingMessage, response: ServerResponse): void {
  stripPolicy(request)
  if (isInternal(request)) return
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const flushHeaders = response.flushHeaders.bind(response)
  let body: Promise<string> | null | undefined

  /** Once per answer, when its headers are known and none is sent. */
  const decide = () => {
    if (body !== undefined || response.headersSent) return
    if (isStandIn(request.url) && response.statusCode < 300) response.statusCode = 404
    if (needsStandIn(request, response)) {
      for (const name of BODY_HEADERS) response.removeHeader(name)
      setHeaders(response, { 'content-type': 'text/html; charset=utf-8', 'cache-control': NOT_KEPT, [POLICY]: pagePolicy() })
      body = standIn(request, response.statusCode)
    } else {
      body = null
      if (!response.hasHeader(POLICY)) response.setHeader(POLICY, CLOSED_POLICY)
    }
  }

  const guarded = {
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status
      setHeaders(response, rest.at(-1))
      decide()
      return body ? response : writeHead(response.statusCode)
    },
    write(...args: unknown[]) {
      decide()
      return body ? true : Reflect.apply(write, response, args)
    },
    end(...args: unknown[]) {
      decide()
      if (!body) return Reflect.apply(end, response, args)
      void body.then((html) => {
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

/**
 * Stands before the framework on every request of this process: no answer leaves without a content security policy,
 * and 'not found' and 'failed' are pages that can be read without script, which the framework's own cannot.
 */
export function guardServers(): void {
  const emit = Server.prototype.emit
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    const [request, response] = args
    if (event === 'request') guard(request as IncomingMessage, response as ServerResponse)
    return Reflect.apply(emit, this, [event, ...args])
  }
}
