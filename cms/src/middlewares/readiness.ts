import type { Context } from 'koa'
import { optional } from '../environment'
import { readHealth } from '../health/health'
import { RELEASE } from '../release'
import { RETRY_AFTER } from '../requests/database-away'
import { holdsSecret } from '../requests/secret'

const PATH = '/_ready'

const BEARER = /^Bearer /i

/** The site, and those who watch. */
function mayLook({ headers }: Context): boolean {
  const given = headers.authorization?.replace(BEARER, '')
  return holdsSecret(given, 'CONTENT_TOKEN') || (optional('METRICS_TOKEN') !== undefined && holdsSecret(given, 'METRICS_TOKEN'))
}

/**
 * `GET /_ready`: whether the service can do its work now, 200 or 503, and with CONTENT_TOKEN or METRICS_TOKEN how everything is on which it relies.
 * The public learns that it is up or down. That the process lives says Strapi's own `GET /_health`.
 */
export default () => async (context: Context, next: () => Promise<void>) => {
  if (context.path !== PATH || !['GET', 'HEAD'].includes(context.method)) return next()
  const { status, checks } = await readHealth()
  context.status = status === 'unavailable' ? 503 : 200
  context.set('cache-control', 'no-store')
  if (status === 'unavailable') context.set('retry-after', RETRY_AFTER)
  context.body = mayLook(context) ? { status, release: RELEASE, checks } : { status: status === 'unavailable' ? 'down' : 'up' }
}
