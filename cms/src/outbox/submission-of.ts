import type { UID } from '@strapi/strapi'
import { REPLY } from '../uids'

/** What a mail is about. */
export type About = { submissionUid: UID.ContentType; submissionId: string }

/** The submissions that mails are about, by the ids that the mails name: a reply is a record of its own, which belongs to one. */
export async function submissionsOf(mails: readonly About[]): Promise<Map<string, About>> {
  const ids = mails.filter(({ submissionUid }) => submissionUid === REPLY).map(({ submissionId }) => submissionId)
  const select = ['documentId', 'submissionUid', 'submissionId']
  const replies: (About & { documentId: string })[] =
    ids.length > 0 ? await strapi.db.query(REPLY).findMany({ where: { documentId: { $in: ids } }, select }) : []
  const behind = new Map(replies.map(({ documentId, submissionUid, submissionId }) => [documentId, { submissionUid, submissionId }]))
  return new Map(mails.map(({ submissionUid, submissionId }) => [submissionId, behind.get(submissionId) ?? { submissionUid, submissionId }]))
}

/** The submission that a mail is about. */
export const submissionOf = async (mail: About): Promise<About> => (await submissionsOf([mail])).get(mail.submissionId) ?? mail

/** A condition on all mails about a submission, replies too. */
export async function mailsOf(about: About): Promise<Record<string, unknown>> {
  const replies: { documentId: string }[] = await strapi.db.query(REPLY).findMany({ where: about, select: ['documentId'] })
  return { $or: [about, { submissionUid: REPLY, submissionId: { $in: replies.map(({ documentId }) => documentId) } }] }
}
