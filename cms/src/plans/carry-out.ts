import { errors } from '@strapi/utils'
import { message } from '../messages'
import { type About, draftOf } from '../documents/draft'
import type { Action, Plan } from './plan'

/** Publishes or takes back, within the transaction of the caller. Throws what an editor is told where that cannot be. */
export async function apply({ uid, documentId, language, action }: About & { action: Action }): Promise<void> {
  const what = { documentId, ...(language && { locale: language }) }
  if (action === 'unpublish') {
    await strapi.documents(uid).unpublish(what)
    return
  }
  if (!(await draftOf({ uid, documentId, language }))) throw new errors.ApplicationError(message('planNoDraft'))
  await strapi.documents(uid).publish(what)
}

class Rehearsed extends Error {}

/** Does what a plan is about to do, and undoes it. Throws what an editor would be told. */
export async function rehearse(plan: About & { action: Action }): Promise<void> {
  try {
    await strapi.db.transaction(async () => {
      await apply(plan)
      throw new Rehearsed()
    })
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
  }
}

/** Runs as if the one who made the plan asked for it: what goes wrong is said in their language. */
export async function asMaker({ madeBy }: Plan, run: () => Promise<void>): Promise<void> {
  const user: unknown = await strapi.db.query('admin::user').findOne({ where: { id: madeBy }, select: ['id', 'preferedLanguage'] })
  // A request without headers: its maker asks for nothing now.
  const context = { state: { user }, get: () => '' } as unknown as Parameters<typeof strapi.requestContext.run>[0]
  await strapi.requestContext.run(context, run)
}
