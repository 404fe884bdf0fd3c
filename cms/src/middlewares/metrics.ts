import type { Context } from 'koa'
import { optional } from '../environment'
import { routeOf } from '../requests/route'
import { holdsSecret } from '../requests/secret'
import type { ServiceMetrics } from '../watch/metrics'

type Next = () => Promise<void>

const PATH = '/metrics'

const BEARER = /^Bearer /i

async function tell(context: Context, metrics: ServiceMetrics): Promise<void> {
  context.set('cache-control', 'no-store')
  if (!holdsSecret(context.headers.authorization?.replace(BEARER, ''), 'METRICS_TOKEN')) {
    context.set('www-authenticate', 'Bearer')
    context.status = 401
    return
  }
  context.type = metrics.contentType
  context.body = await metrics.text()
}

/**
 * `GET /metrics`: numbers for Prometheus, for who has the token; where none is set there is no such address, and nothing is counted.
 * (docs/decisions/metrics.md)
 */
export default () => {
  if (!optional('METRICS_TOKEN')) return (_: Context, next: Next) => next()
  const loaded = import('../watch/metrics.js').then(({ ServiceMetrics }) => new ServiceMetrics())
  return async (context: Context, next: Next) => {
    const metrics = await loaded
    if (context.path === PATH) return tell(context, metrics)
    const began = performance.now()
    const { res } = context
    res.once('close', () => {
      const status = res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'gone'
      metrics.count(routeOf(context), status, (performance.now() - began) / 1000)
    })
    await next()
  }
}
