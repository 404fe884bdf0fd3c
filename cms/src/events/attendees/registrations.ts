import { hasMail, queueMail, wakeOutbox } from '../../outbox/outbox'
import type { MailTemplate } from '../../outbox/mail-names'
import { type Locale, toLocale } from '../../rules/languages'
import { columnOf, tableOf } from '../../table'
import { submissionUid } from '../../uids'
import { hasSeat, isWaiting, type Seat } from '../seat'

const UID = submissionUid('registration')
const BATCH = 100

type Where = Record<string, unknown>
type Row = { id: number; documentId: string }

/** Those who have the same of an event (`seat`), write in one language and were told the same of it. */
export type Group = { eventId: string; language: Locale; told: string | null; seat: Seat | null }

const whereOf = ({ eventId, language, told, seat }: Group): Where => ({
  eventId,
  submitLanguage: language,
  toldState: told ?? { $null: true },
  seat: seat ?? { $null: true },
  cancelledAt: { $null: true },
})

/** All who come to one of these events, or would like to, by what they were told. */
export async function groupsOf(eventIds: readonly string[]): Promise<Group[]> {
  if (eventIds.length === 0) return []
  const eventId = columnOf(UID, 'eventId')
  const rows: (Omit<Group, 'language'> & { language: unknown })[] = await strapi.db
    .connection(tableOf(UID))
    .whereIn(eventId, eventIds)
    .whereNull(columnOf(UID, 'cancelledAt'))
    .distinct({ eventId, language: columnOf(UID, 'submitLanguage'), told: columnOf(UID, 'toldState'), seat: 'seat' })
  return rows.filter(({ seat }) => hasSeat(seat) || isWaiting(seat)).map((row) => ({ ...row, language: toLocale(row.language) }))
}

/** How many they are in all. */
export async function countAll(groups: readonly Group[]): Promise<number> {
  const counts = await Promise.all(groups.map((group) => strapi.db.query(UID).count({ where: whereOf(group) })))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Notes what they know without telling them. */
export async function noteTold(group: Group, told: string): Promise<void> {
  await strapi.db.query(UID).updateMany({ where: whereOf(group), data: { toldState: told } })
}

/** What is noted of somebody with a mail to them: each time, and only where no such mail still waits to leave. */
export type Noted = { always: object; first?: object }

/**
 * Queues the mail for those of a batch to whom nobody else has written meanwhile. Where the mail server is away and the last one still
 * waits, that one will say what holds when it leaves.
 */
async function writeTo(rows: readonly Row[], where: Where, { always, first }: Noted, mail: { template: MailTemplate; language: Locale }): Promise<void> {
  await strapi.db.transaction(async () => {
    for (const { id, documentId } of rows) {
      const isWaiting = await hasMail({ uid: UID, documentId }, mail.template, 'here')
      const data = isWaiting ? always : { ...always, ...first }
      const { count } = await strapi.db.query(UID).updateMany({ where: { $and: [where, { id }] }, data })
      if (count === 1 && !isWaiting) await queueMail({ ...mail, uid: UID, documentId, isBulk: true })
    }
  })
  wakeOutbox()
}

/**
 * Writes to each of a group once, a hundred at a time: what is noted with the mail takes them from among those who are meant (`which`).
 * A process that dies in between leaves the others to the next one.
 */
export async function writeToGroup(group: Group, template: MailTemplate, noted: Noted, which: Where = {}): Promise<void> {
  const where = { $and: [whereOf(group), which] }
  for (;;) {
    const rows: Row[] = await strapi.db.query(UID).findMany({ where, select: ['id', 'documentId'], orderBy: { id: 'asc' }, limit: BATCH })
    if (rows.length === 0) return
    await writeTo(rows, where, noted, { template, language: group.language })
  }
}
