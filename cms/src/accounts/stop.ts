import { ADMINISTRATOR } from '../admin-routes'
import { recordAction } from '../audit/record'
import { wakeOutbox } from '../outbox/outbox'
import { addressesBefore, closeNotices, type Notice, openNotice, queueNotice } from './notices'
import { endSessions } from './sessions'

const USER = 'admin::user'

type Account = { id: number; email: string; firstname: string | null; lastname: string | null; preferedLanguage: string | null }

async function tellAdministrators(account: Account): Promise<void> {
  const where = { isActive: true, roles: { code: ADMINISTRATOR }, id: { $ne: account.id } }
  const administrators: Account[] = await strapi.db.query(USER).findMany({ where })
  for (const administrator of administrators) await queueNotice(account, 'stopped', administrator)
}

/** The account gets the address back to which the notice went, unless another account has that by now: then it is switched off. */
async function lock(account: Account, { email }: Notice): Promise<void> {
  const isTaken = (await strapi.db.query(USER).count({ where: { email, id: { $ne: account.id } } })) > 0
  // Of many at once, as that is not told to the owner as another change.
  await strapi.db.query(USER).updateMany({
    where: { id: account.id },
    data: { password: null, resetPasswordToken: null, resetPasswordTokenExpiresAt: null, ...(isTaken ? { isActive: false } : { email }) },
  })
  if (!isTaken) await queueNotice(account, 'passwordReset', { ...account, email })
}

/**
 * Stops what is done with an account, for whoever has the link of a notice: its address is what it was, all sessions and tokens end, and no
 * password opens it until a new one is set by a mail to that address. The second step stays as it is: the link alone opens nothing. False where
 * the link works no more.
 */
export async function stopAccount(documentId: string): Promise<boolean> {
  const isStopped = await strapi.db.transaction(async () => {
    const notice = await openNotice(documentId)
    const account: Account | null = notice && (await strapi.db.query(USER).findOne({ where: { id: notice.userId } }))
    if (!notice || !account) return false
    // An address that came later has no say over one that was there before.
    const former = await addressesBefore(account.id)
    const seniority = former.includes(notice.email) ? former.indexOf(notice.email) : former.length
    const seniors = former.slice(0, seniority)
    await lock(account, notice)
    await closeNotices(account.id, (email) => !seniors.includes(email))
    await endSessions(account.id)
    await strapi.service('admin::api-token-admin').deleteTokensForUser(account.id)
    await tellAdministrators(account)
    await recordAction({ action: 'accountStopped', user: account, uid: USER, documentId: String(account.id) })
    return true
  })
  if (isStopped) wakeOutbox()
  return isStopped
}
