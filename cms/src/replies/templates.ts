import type { UID } from '@strapi/strapi'
import { fill } from '../mail/render'
import { languageOfSender, type ReplyText } from '../mail/reply'
import { type Submission, summaryOf } from '../mail/submission'
import { waitingTime } from '../mail/waiting'
import { REPLY_TEMPLATE } from '../uids'

/** A template with the words of a submission filled in, to be reworded. */
export type Draft = ReplyText & { name: string }

type Row = { name: string; subject: string; body: string }

/** The templates in the language of whoever has sent something, filled in for it. */
export async function draftsFor(uid: UID.ContentType, submission: Submission): Promise<Draft[]> {
  const language = languageOfSender(submission)
  const rows: Row[] = await strapi.db.query(REPLY_TEMPLATE).findMany({ where: { locale: language }, orderBy: [{ name: 'asc' }, { id: 'asc' }] })
  const values = { ...summaryOf(submission), waiting: waitingTime(uid, language) }
  return rows.map(({ name, subject, body }) => ({ name, subject: fill(subject, (_, value) => value, values), text: fill(body, (_, value) => value, values) }))
}
