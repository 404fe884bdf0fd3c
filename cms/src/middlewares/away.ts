import type { Context } from 'koa'
import { nameOf } from '../outbox/failure'
import { awayAnswer, retryAfter } from '../requests/away'

/** A call that database or buckets did not answer is answered so that it is asked again, not as a fault of the service. */
export default () => async (context: Context, next: () => Promise<void>) => {
  try {
    await next()
  } catch (error) {
    const answer = awayAnswer(error)
    if (!answer) throw error
    strapi.log.warn(`${context.method} was answered with ${answer.error.status}: ${nameOf(error)}`)
    context.status = answer.error.status
    context.set('retry-after', retryAfter(error))
    context.body = answer
  }
}
