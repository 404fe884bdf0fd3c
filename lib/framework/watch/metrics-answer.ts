import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { log } from '@/lib/log'
import { secretMatches } from '@/lib/secret'
import type { SiteMetrics } from './metrics'

const PATH = '/metrics'

const BEARER = /^Bearer /i

let metrics: Promise<SiteMetrics> | undefined

/** Begins to measure, where somebody is to be told: only then is there anything to load. */
export function startMetrics(): void {
  if (env().METRICS_TOKEN === '') return
  metrics ??= import('./metrics').then(({ SiteMetrics }) => {
    const made = new SiteMetrics()
    processState.measure = made.measure
    return made
  })
}

async function tell(response: ServerResponse, made: SiteMetrics): Promise<void> {
  const text = await made.text()
  response.writeHead(200, { 'content-type': made.contentType, 'cache-control': 'no-store' }).end(text)
}

/**
 * Answers at `/metrics` who has the token; where none is set there is no such address. False where a request asks for something else.
 * (docs/decisions/metrics.md)
 */
export function answerMetrics({ url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
  if (url.split('?')[0] !== PATH) return false
  if (!metrics) {
    response.writeHead(404).end()
    return true
  }
  if (!secretMatches(headers.authorization?.replace(BEARER, '') ?? null, env().METRICS_TOKEN)) {
    response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    return true
  }
  void metrics
    .then((made) => tell(response, made))
    .catch((error: unknown) => {
      log.error('The metrics could not be told', error)
      if (!response.headersSent) response.writeHead(500).end()
    })
  return true
}
