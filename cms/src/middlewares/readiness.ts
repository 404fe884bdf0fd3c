import type { Context } from 'koa'
import { readHealth } from '../health/health'
import { RETRY_AFTER } from '../requests/database-away'
import { holdsSecret } from '../requests/secret'

const PATH = '/_ready'

const BEARER = /^Bearer /i

/**
 * `GET /_ready`: whether the service can do its work now, 200 or 503, and how everything is on which it relies. Everybody gets a word;
 * the figures are for the site and for whoever watches, with the site's token. That the process lives says Strapi's own `GET /_health`.
 */
export default () => async (context: Context, next: () => Promise<void>) => {
  if (context.path !== PATH || !['GET', 'HEAD'].includes(context.method)) return next()
  const { status, checks } = await readHealth()
  context.status = status === 'unavailable' ? 503 : 200
  context.set('cache-control', 'no-store')
  if (status === 'unavailable') context.set('retry-after', RETRY_AFTER)
  const mayLook = holdsSecret(context.headers.authorization?.replace(BEARER, ''), 'CONTENT_TOKEN')
  context.body = mayLook ? { status, checks } : { status }
}
