import { OUTBOX } from '../uids'
import { unlocked } from './delivery'
import { askOutbox } from './outbox'
import { FAILING, LOST } from './views'

type Where = Record<string, unknown>

/** Mails that are sent again when somebody asks for it. One that waits for its time was not refused, and keeps it. */
const again = (): Where => ({ $or: [LOST, { $and: [FAILING, unlocked(new Date())] }] })

/** Puts mails back that were refused, to be tried at once and as at first. Gives how many there were. */
export async function sendAgain(which: Where): Promise<number> {
  const data = { state: 'waiting', attempts: 0, lastError: null, nextAttemptAt: new Date() }
  const { count } = await strapi.db.query(OUTBOX).updateMany({ where: { $and: [which, again()] }, data })
  if (count > 0) askOutbox()
  return count
}

/** Keeps a mail from leaving. False when it was too late. */
export async function callOff(documentId: string): Promise<boolean> {
  const where = { documentId, state: 'waiting', ...unlocked(new Date()) }
  const { count } = await strapi.db.query(OUTBOX).updateMany({ where, data: { state: 'cancelled' } })
  return count > 0
}

/** Somebody has told the person in another way. */
export async function putAway(documentId: string): Promise<void> {
  await strapi.db.query(OUTBOX).updateMany({ where: { ...LOST, documentId }, data: { lastError: null } })
}
