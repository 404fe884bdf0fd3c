import { BOUNCED, LOST } from '../outbox/views'
import { OUTBOX, SITE_NOTICE } from '../uids'
import { type Check, judge, secondsSince } from './check'

/** A mail that is due waits longer only where its server is away, or refuses it. Seconds. */
const LONGEST_MAIL = 30 * 60

/** The site hears of a change within a second, and within a quarter of a minute of its return. Seconds. */
const LONGEST_NOTICE = 60

type Oldest = { createdAt: Date | string } | null

/** Mails that are due or were tried, without those that are meant to wait. */
const overdue = () => ({ state: 'waiting', $or: [{ lastError: { $notNull: true } }, { nextAttemptAt: { $lte: new Date().toISOString() } }] })

export async function checkOutbox(): Promise<Check> {
  const query = strapi.db.query(OUTBOX)
  const oldest: Oldest = await query.findOne({ where: overdue(), orderBy: { createdAt: 'asc' }, select: ['createdAt'] })
  const oldestSeconds = oldest && secondsSince(oldest.createdAt)
  const [waiting, givenUp] = [
    await query.count({ where: { state: 'waiting' } }),
    await query.count({ where: { $and: [LOST, { lastError: { $ne: BOUNCED } }] } }),
  ]
  return { status: judge(givenUp === 0 && (oldestSeconds ?? 0) <= LONGEST_MAIL), waiting, oldestSeconds, givenUp }
}

export async function checkNotices(): Promise<Check> {
  const query = strapi.db.query(SITE_NOTICE)
  const oldest: Oldest = await query.findOne({ orderBy: { id: 'asc' }, select: ['createdAt'] })
  const oldestSeconds = oldest && secondsSince(oldest.createdAt)
  return { status: judge((oldestSeconds ?? 0) <= LONGEST_NOTICE), waiting: await query.count({}), oldestSeconds }
}
