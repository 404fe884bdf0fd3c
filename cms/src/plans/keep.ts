import type { Core } from '@strapi/strapi'
import { PLAN } from '../uids'
import { draftOf } from '../documents/draft'
import { findPlans, plansOf } from './plan'

/** What is deleted has no plans any more, within the transaction of the deletion. */
export function dropPlansOfDeleted(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    if (call.action !== 'delete') return next()
    const { documentId } = call.params as { documentId: string }
    return strapi.db.transaction(async () => {
      const result = await next()
      for (const plan of await findPlans({ ...plansOf({ uid: call.uid, documentId }), state: 'planned' })) {
        if (!(await draftOf(plan))) await strapi.db.query(PLAN).delete({ where: { id: plan.id } })
      }
      return result
    })
  })
}
