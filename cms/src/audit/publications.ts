import type { Core } from '@strapi/strapi'
import { contentUids } from '../content-types'
import { TEMPLATE } from '../uids'
import type { Action } from './actions'
import { isSomebodyAsking, recordAction } from './record'

const ACTS: Record<string, Action> = { publish: 'published', unpublish: 'takenBack', delete: 'deleted' }

/** Mails have neither drafts nor languages of their own: whoever saves one changes what leaves next. */
const TEMPLATE_ACTS: Record<string, Action> = { create: 'templateChanged', update: 'templateChanged', delete: 'templateChanged' }

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)

/**
 * Writes down what somebody publishes, takes back or deletes, in the transaction of the change, whichever way they do it. What the service
 * writes by itself nobody has done.
 */
export function recordPublications(strapi: Core.Strapi): void {
  const uids = new Set<string>(contentUids())
  strapi.documents.use(async (call, next) => {
    const { uid } = call
    const action = (uid === TEMPLATE ? TEMPLATE_ACTS : ACTS)[call.action]
    if (!action || !uids.has(uid) || !isSomebodyAsking()) return next()
    return strapi.db.transaction(async () => {
      const result = await next()
      const params: { documentId?: unknown; locale?: unknown } = Object(call.params)
      await recordAction({ action, uid, documentId: text(params.documentId) ?? text(Object(result).documentId), detail: text(params.locale) })
      return result
    })
  })
}
