import { BOUNCED, LOST, RECIPIENT } from '../outbox/views'
import { OUTBOX, SITE_NOTICE } from '../uids'
import { type Check, judge, secondsSince } from './check'

/** A mail that is due waits longer only where its server is away, or refuses it. Seconds. */
const LONGEST_MAIL = 30 * 60

/** The site hears of a change within a second, and within a quarter of a minute of its return. Seconds. */
const LONGEST_NOTICE = 60

type Oldest = { createdAt: Date | string } | null

/** Errors of an address that a visitor has typed. The operator cannot mend them, and any visitor could cause an alert by them. */
const UNDELIVERABLE = [BOUNCED, RECIPIENT]

/** What a mail server says of one mail: of its text, which quotes what a visitor has typed, or of a recipient by its policy. */
const REFUSED = ['EENVELOPE', 'EMESSAGE']

/** So many refused mails with none sent since then are the service's fault: its sender, its account or its reputation. */
const ALL_REFUSED = 3

const ONE_MAIL = [...UNDELIVERABLE, ...REFUSED]

/** Mails that are due or were tried, without those that wait for a later time and those that were refused one by one. */
const overdue = () => ({
  state: 'waiting',
  $or: [{ lastError: { $notNull: true, $notIn: ONE_MAIL } }, { lastError: { $null: true }, nextAttemptAt: { $lte: new Date().toISOString() } }],
})

const refused = (errors: readonly string[]) => ({ state: { $in: ['waiting', 'given_up'] }, lastError: { $in: [...errors] } })

/** Whether the mail server has refused the last mails one after the other, and has taken none in between. */
async function areAllRefused(): Promise<boolean> {
  const query = strapi.db.query(OUTBOX)
  if ((await query.count({ where: refused(REFUSED) })) < ALL_REFUSED) return false
  const sent: { sentAt: Date | string } | null = await query.findOne({ where: { state: 'sent' }, orderBy: { sentAt: 'desc' }, select: ['sentAt'] })
  return (await query.count({ where: { ...refused(REFUSED), ...(sent && { createdAt: { $gt: sent.sentAt } }) } })) >= ALL_REFUSED
}

export async function checkOutbox(): Promise<Check> {
  const query = strapi.db.query(OUTBOX)
  const oldest: Oldest = await query.findOne({ where: overdue(), orderBy: { createdAt: 'asc' }, select: ['createdAt'] })
  const oldestSeconds = oldest && secondsSince(oldest.createdAt)
  const waiting = await query.count({ where: { state: 'waiting' } })
  const givenUp = await query.count({ where: { $and: [LOST, { lastError: { $notIn: ONE_MAIL } }] } })
  const undeliverable = await query.count({ where: refused(ONE_MAIL) })
  const isRight = givenUp === 0 && (oldestSeconds ?? 0) <= LONGEST_MAIL && !(await areAllRefused())
  return { status: judge(isRight), waiting, oldestSeconds, givenUp, undeliverable }
}

export async function checkNotices(): Promise<Check> {
  const query = strapi.db.query(SITE_NOTICE)
  const oldest: Oldest = await query.findOne({ orderBy: { id: 'asc' }, select: ['createdAt'] })
  const oldestSeconds = oldest && secondsSince(oldest.createdAt)
  return { status: judge((oldestSeconds ?? 0) <= LONGEST_NOTICE), waiting: await query.count({}), oldestSeconds }
}
