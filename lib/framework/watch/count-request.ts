import type { IncomingMessage, ServerResponse } from 'node:http'
import { isInternal } from '@/lib/framework/own-requests/own-headers'
import { RENEW_HEADER } from '@/lib/framework/own-requests/renew-header.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { tallies } from '@/lib/tallies'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    /** Takes how long an answer took that was not repeated, in seconds; set where somebody measures. */
    measure?: (route: string, seconds: number) => void
  }
}

/** The class of an answer's status; what its visitor did not wait for has none. */
export const classOf = ({ statusCode, writableFinished }: Pick<ServerResponse, 'statusCode' | 'writableFinished'>): string =>
  writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'gone'

/** What the framework's cache had, as it says in a header. */
const FOUND = ['HIT', 'STALE', 'MISS']

function countOwn(request: IncomingMessage, { statusCode }: ServerResponse): void {
  if (request.headers[RENEW_HEADER] !== undefined) tallies.renewals.add(statusCode < 500 ? 'done' : 'failed')
}

/** Counts a request that is not answered by repeating, once it is. */
export function countRequest(request: IncomingMessage, response: ServerResponse, route: string): void {
  const began = performance.now()
  response.once('close', () => {
    if (isInternal(request)) return countOwn(request, response)
    tallies.requests.add(route, classOf(response))
    processState.measure?.(route, (performance.now() - began) / 1000)
  })
}

/** Counts what the framework's cache had of an answer, whose headers are known and not sent. */
export function countFound(request: IncomingMessage, response: ServerResponse): void {
  const found = response.getHeader('x-nextjs-cache')
  if (typeof found === 'string' && FOUND.includes(found) && !isInternal(request)) tallies.keptAnswers.add(found.toLowerCase())
}
