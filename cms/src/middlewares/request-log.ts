import type { Context } from 'koa'
import { optional } from '../environment'
import { isJson } from '../log'
import { withRequestId } from '../request-id'
import { nameOf } from '../requests/request-name'
import { routeOf } from '../requests/route'

/** Asked by what watches, again and again. */
const PROBE = '/_health'

/** A line for a machine: by the route, as a path may hold what an editor typed or a file is called. */
function logAsJson(context: Context, id: string): void {
  const began = performance.now()
  const { method, socket, res } = context
  const sentBefore = socket.bytesWritten
  res.once('close', () => {
    const milliseconds = Math.round(performance.now() - began)
    const bytes = socket.bytesWritten - sentBefore
    const status = res.writableFinished ? res.statusCode : 'gone'
    withRequestId(id, () => strapi.log.http('request', { method, route: routeOf(context), status, milliseconds, bytes }))
  })
}

/**
 * Names requests and logs them, without their queries: Strapi's own logger writes those too, where a check for duplicates names an email
 * address.
 */
export default () => async (context: Context, next: () => Promise<void>) => {
  const id = nameOf(context)
  const isLogged = context.path !== PROBE && optional('LOG_REQUESTS') !== 'false'
  if (isLogged && isJson()) logAsJson(context, id)
  const began = Date.now()
  await withRequestId(id, next)
  if (isLogged && !isJson()) strapi.log.http(`${context.method} ${context.path} (${Date.now() - began} ms) ${context.status}`)
}
