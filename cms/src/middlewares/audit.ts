import type { Context } from 'koa'
import { recordCall } from '../audit/watch'

/** Writes down who did what in the admin. (docs/decisions/audit-trail.md) */
export default () => async (context: Context, next: () => Promise<void>) => {
  await next()
  await recordCall(context)
}
