import type { Context } from 'koa'
import { holdSession } from '../accounts/hold'

/** Asks for the second step wherever a session is opened. (docs/decisions/second-factor.md) */
export default () => async (context: Context, next: () => Promise<void>) => {
  await next()
  await holdSession(context)
}
