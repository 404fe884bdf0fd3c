import type { UID } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'
import type { Found, Submission } from '../privacy/find'
import { emailKey } from '../rules/text'
import { WITHDRAWAL } from '../uids'

/** Nobody reads a longer mail; of an address that has sent more, the newest. */
const MOST = 30

/** What an address has sent, however it is written, and receipts of what it has withdrawn: the newest first. */
export async function findSentBy(address: string): Promise<Found[]> {
  const found: Found[] = []
  for (const uid of [...SUBMISSIONS, WITHDRAWAL] as UID.ContentType[]) {
    const rows: Submission[] = await strapi.db.query(uid).findMany({ where: { emailKey: emailKey(address) }, orderBy: { id: 'desc' }, limit: MOST })
    found.push(...rows.map((submission) => ({ uid, submission })))
  }
  const moment = ({ submission }: Found) => new Date(String(submission.createdAt)).getTime()
  return found.sort((one, other) => moment(other) - moment(one)).slice(0, MOST)
}
