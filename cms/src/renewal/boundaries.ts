import type { UID } from '@strapi/strapi'

const DAY = 24 * 60 * 60 * 1000
/** So long a project carries the badge NEW. (Requirements, section 9) */
const NEW_DAYS = 30

export type Boundary = { at: number; uid: UID.ContentType; model: string; documentId: string; slug?: string }

type Source = { model: string; fields: string[]; slug: boolean; delay: number }

/** What changes on a page by time alone. */
const SOURCES: Source[] = [
  { model: 'event', fields: ['startDate', 'endDate'], slug: true, delay: 0 },
  { model: 'announcement', fields: ['startDate', 'endDate'], slug: false, delay: 0 },
  { model: 'project', fields: ['creationDate'], slug: true, delay: NEW_DAYS * DAY },
]

const uidOf = (model: string) => `api::${model}.${model}` as UID.ContentType

export const hasBoundaries = (uid: string): boolean => SOURCES.some(({ model }) => uidOf(model) === uid)

/** As the column wants it: a day for dates, a moment for date-times. */
const bound = (field: string, at: number) => (field === 'creationDate' ? new Date(at).toISOString().slice(0, 10) : new Date(at).toISOString())

/** The boundaries of published documents later than `after` (milliseconds), the nearest first. */
export async function boundariesAfter(after: number): Promise<Boundary[]> {
  const found: Boundary[] = []
  for (const { model, fields, slug, delay } of SOURCES) {
    const uid = uidOf(model)
    const rows: Record<string, unknown>[] = await strapi.db.query(uid).findMany({
      where: { publishedAt: { $notNull: true }, $or: fields.map((field) => ({ [field]: { $gte: bound(field, after - delay) } })) },
      select: ['documentId', ...(slug ? ['slug'] : []), ...fields],
    })
    for (const row of rows) {
      for (const field of fields) {
        const at = new Date(String(row[field])).getTime() + delay
        if (at > after) found.push({ at, uid, model, documentId: String(row.documentId), ...(slug ? { slug: String(row.slug) } : {}) })
      }
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

/** One of each document: its languages share it. */
export function distinct(boundaries: Boundary[]): Boundary[] {
  return [...new Map(boundaries.map((boundary) => [boundary.documentId, boundary])).values()]
}
