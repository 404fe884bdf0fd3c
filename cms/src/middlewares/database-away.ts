import type { Context } from 'koa'
import { DATABASE_AWAY, isDatabaseAway, RETRY_AFTER } from '../requests/database-away'

/** A call that the database did not answer is answered so that it is asked again, not as a fault of the service. */
export default () => async (context: Context, next: () => Promise<void>) => {
  try {
    await next()
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    context.status = 503
    context.set('retry-after', RETRY_AFTER)
    context.body = DATABASE_AWAY
  }
}
