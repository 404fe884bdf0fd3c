import { columnOf } from '../../table'
import { promisedDays } from '../promise'
import type { Wanted } from '../queue/filter'
import type { Counted } from './summary'

type Row = { id: number } & Record<string, unknown>

const BATCH = 2000

const MOMENTS = ['createdAt', 'verifiedAt', 'decidedAt']

/** A moment as either database gives it, in milliseconds. */
const time = (value: unknown): number | null => (value instanceof Date ? value.getTime() : typeof value === 'number' ? value : null)

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * What came, was confirmed or was answered between two moments (milliseconds), each with the title that its project or department had then. Rows are
 * taken as the database gives them: with a million, making entries of Strapi of them takes most of the time.
 */
export async function* readWithin({ kind, where }: Wanted, from: number, to: number): AsyncGenerator<Counted & { topicTitle: string }, void, undefined> {
  const within = { $gte: new Date(from), $lt: new Date(to) }
  const happened = { $or: MOMENTS.map((field) => ({ [field]: within })) }
  const fields = [...MOMENTS, 'verificationStatus', 'submitLanguage', kind.topic, kind.topicTitle]
  const column = new Map(fields.map((field) => [field, columnOf(kind.uid, field)]))
  const value = (row: Row, field: string) => row[column.get(field) ?? field]
  const promised = promisedDays(kind.uid)
  for (let after = 0; ; ) {
    const rows: Row[] = await strapi.db
      .queryBuilder(kind.uid)
      .init({ where: { $and: [where, happened, { id: { $gt: after } }] }, select: ['id', ...fields], orderBy: { id: 'asc' }, limit: BATCH })
      .execute({ mapResults: false })
    for (const row of rows) {
      yield {
        form: kind.uid,
        topic: text(value(row, kind.topic)),
        topicTitle: text(value(row, kind.topicTitle)),
        language: text(value(row, 'submitLanguage')),
        status: text(value(row, 'verificationStatus')),
        receivedAt: time(value(row, 'createdAt')) ?? 0,
        confirmedAt: time(value(row, 'verifiedAt')),
        decidedAt: time(value(row, 'decidedAt')),
        promised,
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}
