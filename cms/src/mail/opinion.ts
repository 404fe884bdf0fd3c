import { publicUrl } from '../environment'
import type { Composed, Mail } from '../outbox/mail'
import { nameOfPerson, seenBy } from '../review/access'
import type { Opinion } from '../review/opinions'
import { rightsOf, viewerOf } from '../rights'
import { OPINION } from '../uids'
import { render } from './render'
import { summaryOf } from './submission'
import { readTemplate } from './templates'

type Account = { id: number; email: string; firstname: string | null; lastname: string | null }

/** The page of the admin on which an application is read. */
const pageOf = ({ submissionUid, submissionId }: Opinion): string =>
  `${publicUrl()}/admin/queue?${new URLSearchParams({ open: `${submissionUid}~${submissionId}`, status: 'all' }).toString()}`

/**
 * The mail that asks a colleague for their opinion, which names nobody; null when it is there already, or when they, the application or
 * their right to see it is not.
 */
export async function composeOpinion({ template, language, documentId }: Composed): Promise<Mail | null> {
  const opinion: Opinion | null = await strapi.db.query(OPINION).findOne({ where: { documentId, answeredAt: { $null: true } } })
  const account: Account | null =
    opinion &&
    (await strapi.db.query('admin::user').findOne({ where: { id: opinion.personId, isActive: true }, select: ['id', 'email', 'firstname', 'lastname'] }))
  if (!opinion || !account) return null
  const [uid, viewer] = [opinion.submissionUid, await viewerOf(account)]
  const submission = await seenBy(viewer, { uid, documentId: opinion.submissionId })
  if (!submission) return null
  const { title, reference } = summaryOf(await rightsOf(viewer, uid).readable(submission))
  const values = {
    name: account.firstname ?? nameOfPerson(account),
    title,
    reference,
    asker: opinion.askedBy ?? '',
    question: opinion.question ?? '',
    page: pageOf(opinion),
  }
  return { to: account.email, ...render(await readTemplate(template, language), values, language) }
}
