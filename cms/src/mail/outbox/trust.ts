import type { UID } from '@strapi/strapi'
import { forgetBounce } from '../../outbox/addresses'
import { sendAgain } from '../../outbox/settle'
import { BOUNCED } from '../../outbox/views'
import { OUTBOX } from '../../uids'
import { addressOf } from '../bounces/take-in'

/** Writes to the address of a submission again, where mails came back from it, and sends those that were kept from it meanwhile. */
export async function trustAddress(submissionUid: string, submissionId: string): Promise<void> {
  const address = await addressOf({ submissionUid: submissionUid as UID.ContentType, submissionId })
  if (address) await forgetBounce(address)
  const own = { submissionUid, submissionId }
  await strapi.db.query(OUTBOX).updateMany({ where: { ...own, bouncedAt: { $notNull: true } }, data: { bounceKind: null, bounceCode: null, bouncedAt: null } })
  await sendAgain({ ...own, lastError: BOUNCED })
}
