import { promisedDays } from '../promise'
import type { Wanted } from '../queue/filter'
import type { Counted } from './summary'

type Row = {
  id: number
  createdAt: string
  verifiedAt: string | null
  decidedAt: string | null
  verificationStatus: string
  submitLanguage: string | null
} & Record<string, unknown>

const BATCH = 2000

const time = (value: string | null): number | null => (value === null ? null : new Date(value).getTime())

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What came, was confirmed or was answered between two moments (milliseconds), each with the title that its project or department had then. */
export async function* readWithin({ kind, where }: Wanted, from: number, to: number): AsyncGenerator<Counted & { topicTitle: string }, void, undefined> {
  const within = { $gte: new Date(from), $lt: new Date(to) }
  const happened = { $or: ['createdAt', 'verifiedAt', 'decidedAt'].map((field) => ({ [field]: within })) }
  for (let after = 0; ; ) {
    const rows: Row[] = await strapi.db.query(kind.uid).findMany({
      where: { $and: [where, happened, { id: { $gt: after } }] },
      select: ['id', 'createdAt', 'verifiedAt', 'decidedAt', 'verificationStatus', 'submitLanguage', kind.topic, kind.topicTitle],
      orderBy: { id: 'asc' },
      limit: BATCH,
    })
    for (const row of rows) {
      yield {
        form: kind.uid,
        topic: text(row[kind.topic]),
        topicTitle: text(row[kind.topicTitle]),
        language: row.submitLanguage ?? '',
        status: row.verificationStatus,
        receivedAt: new Date(row.createdAt).getTime(),
        confirmedAt: time(row.verifiedAt),
        decidedAt: time(row.decidedAt),
        promised: promisedDays(kind.uid),
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}
