import { promisedDays } from '../promise'
import type { Wanted } from '../queue/filter'
import { topicTitles } from '../queue/topics'
import type { Counted, Span } from './summary'

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

/** What came, was confirmed or was answered within a span of time, and what projects and departments are called. */
export async function readWithin({ kind, where }: Wanted, { from, to }: Span, language: string): Promise<{ counted: Counted[]; titles: Map<string, string> }> {
  const within = { $gte: new Date(from), $lt: new Date(to) }
  const happened = { $or: ['createdAt', 'verifiedAt', 'decidedAt'].map((field) => ({ [field]: within })) }
  const [counted, stored] = [[] as Counted[], new Map<string, string>()]
  for (let after = 0; ; ) {
    const rows: Row[] = await strapi.db.query(kind.uid).findMany({
      where: { $and: [where, happened, { id: { $gt: after } }] },
      select: ['id', 'createdAt', 'verifiedAt', 'decidedAt', 'verificationStatus', 'submitLanguage', kind.topic, kind.topicTitle],
      orderBy: { id: 'asc' },
      limit: BATCH,
    })
    for (const row of rows) {
      const topic = text(row[kind.topic])
      stored.set(topic, text(row[kind.topicTitle]))
      counted.push({
        form: kind.uid,
        topic,
        language: row.submitLanguage ?? '',
        status: row.verificationStatus,
        receivedAt: new Date(row.createdAt).getTime(),
        confirmedAt: time(row.verifiedAt),
        decidedAt: time(row.decidedAt),
        promised: promisedDays(kind.uid),
      })
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) break
    after = last.id
  }
  return { counted, titles: new Map([...stored, ...(await topicTitles(kind, [...stored.keys()], language))]) }
}
