import type { Context } from 'koa'
import { routeOf } from '../requests/route'
import { callOf } from './calls'
import { recordAction } from './record'
import { recordAttempt } from './sign-in'

const isDone = ({ status }: Context): boolean => status >= 200 && status < 300

async function recordSignIn(context: Context): Promise<void> {
  if (isDone(context)) await recordAction({ action: 'signIn' })
  else if (context.status === 400) await recordAttempt(context, 'signInFailed')
}

/** Writes down what a call that was answered has done, before the answer leaves. */
export async function recordCall(context: Context): Promise<void> {
  const { method } = context
  const route = routeOf(context)
  if (route === '/admin/login') return recordSignIn(context)
  if (!isDone(context)) return
  if (route === '/admin/forgot-password') return recordAttempt(context, 'passwordAsked')
  const call = callOf(method, route, context)
  if (!call) return
  const { action, uid, ids, detail } = call
  const documents: (string | undefined)[] = ids ? ids(context) : [undefined]
  for (const documentId of documents) await recordAction({ action, uid, documentId, detail: detail?.(context) })
}
