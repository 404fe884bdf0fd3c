import type { Context } from 'koa'
import { routeOf } from '../requests/route'
import { callOf } from './calls'
import { recordAction } from './record'
import { recordAttempt } from './sign-in'

const isDone = ({ status }: Context): boolean => status >= 200 && status < 300

/** Writes down what a call that was answered has done, before the answer leaves. */
export async function recordCall(context: Context): Promise<void> {
  const { method } = context
  const route = routeOf(context)
  // A sign-in that succeeds is written down with its session.
  if (route === '/admin/login') return context.status === 400 ? recordAttempt(context, 'signInFailed') : undefined
  if (!isDone(context)) return
  if (route === '/admin/forgot-password') return recordAttempt(context, 'passwordAsked')
  const call = callOf(method, route, context)
  if (!call) return
  const { action, uid, ids, detail } = call
  const documents: (string | undefined)[] = ids ? ids(context) : [undefined]
  for (const documentId of documents) await recordAction({ action, uid, documentId, detail: detail?.(context) })
}
