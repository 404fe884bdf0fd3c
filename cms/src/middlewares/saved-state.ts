import type { Context } from 'koa'
import { addState } from '../saves/answer'

/** (docs/decisions/saves-of-two-people.md) */
export default () => async (context: Context, next: () => Promise<void>) => {
  await next()
  await addState(context)
}
