import { forgetBounce } from '../../outbox/addresses'
import { sendAgain } from '../../outbox/settle'
import { type About, mailsOf } from '../../outbox/submission-of'
import { BOUNCED } from '../../outbox/views'
import { OUTBOX } from '../../uids'
import { addressOf } from '../bounces/take-in'

/** Writes to the address of a submission again, where mails came back from it, and sends those that were kept from it meanwhile. */
export async function trustAddress(about: About): Promise<void> {
  const address = await addressOf(about)
  if (address) await forgetBounce(address)
  const own = await mailsOf(about)
  const cameBack = { $and: [own, { bouncedAt: { $notNull: true } }] }
  await strapi.db.query(OUTBOX).updateMany({ where: cameBack, data: { bounceKind: null, bounceCode: null, bouncedAt: null } })
  await sendAgain({ $and: [own, { lastError: BOUNCED }] })
}
