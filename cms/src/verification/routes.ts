import type { Context } from '../submissions/routes'
import { type Verifiable, verify } from './verify'

const DEPARTMENT = 'api::departments-application.departments-application'

async function departmentOf(documentId: string) {
  const application = await strapi.db.query(DEPARTMENT).findOne({ where: { documentId }, select: ['departmentId', 'departmentTitle'] })
  return application && { title: application.departmentTitle, id: application.departmentId }
}

/**
 * `POST …/verify` with `email`, `token` and `id`, or with `email` and `code`. Gives `success`, and of a department its title and
 * id. Why it failed is not told: a stranger must not learn who has applied. (Specification, section 7)
 */
export const verifyAction = (uid: Verifiable) => async (context: Context) => {
  const application = await verify(uid, context.request.body)
  if (!application) context.body = { success: false }
  else context.body = { success: true, ...(uid === DEPARTMENT && { data: { department: await departmentOf(application.documentId) } }) }
}
