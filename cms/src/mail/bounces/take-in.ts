import type { UID } from '@strapi/strapi'
import { noteBounced } from '../../outbox/addresses'
import { type About, submissionOf } from '../../outbox/submission-of'
import { withBounce } from '../../outbox/tries'
import { OUTBOX } from '../../uids'
import type { Report } from './report'

type Row = { id: number; submissionUid: UID.ContentType; submissionId: string; tries: unknown }

/** To whom a mail went; null where nobody is known any more. */
export async function addressOf(mail: About): Promise<string | null> {
  const { submissionUid, submissionId } = await submissionOf(mail)
  if (!('email' in strapi.contentType(submissionUid).attributes)) return null
  const person = await strapi.db.query(submissionUid).findOne({ where: { documentId: submissionId }, select: ['email'] })
  return typeof person?.email === 'string' ? person.email : null
}

/** What a later report adds: the first one of all, or that it is for good after all. */
const news = ({ kind }: Report) => (kind === 'hard' ? { $or: [{ bounceKind: { $null: true } }, { bounceKind: 'soft' }] } : { bounceKind: { $null: true } })

/**
 * Notes that a mail of ours came back. The address is that to which the mail went, whatever the report names: who forges one must have
 * got that mail. Nothing comes of a report that was taken in before. Gives whether it was news.
 */
export async function takeIn(report: Report): Promise<boolean> {
  const { mailId, kind, code } = report
  const row: Row | null = await strapi.db.query(OUTBOX).findOne({
    where: { documentId: mailId, state: 'sent' },
    select: ['id', 'submissionUid', 'submissionId', 'tries'],
  })
  if (!row) return false
  const address = await addressOf(row)
  return strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(OUTBOX).updateMany({
      where: { $and: [{ id: row.id, state: 'sent' }, news(report)] },
      data: { bounceKind: kind, bounceCode: code, bouncedAt: new Date(), tries: withBounce(row.tries, code) },
    })
    if (count > 0 && kind === 'hard' && address) await noteBounced(address, code)
    return count > 0
  })
}
