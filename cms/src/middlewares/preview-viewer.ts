import type { Context } from 'koa'
import { requireViewer } from '../accounts/viewer'

/** Ends previews with the account that they are for. (docs/decisions/previews.md) */
export default () => async (context: Context, next: () => Promise<void>) => {
  await requireViewer(context)
  await next()
}
