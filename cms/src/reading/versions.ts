import { errors } from '@strapi/utils'
import { z } from 'zod'
import { entities } from '../entities'
import { isLocale } from '../rules/languages'
import { uidOf } from '../uids'
import { untilToday } from './defaults'

/** So many come at once, unless fewer are wanted: with the longest names they stay below 2 MB, the most that the site's framework keeps of an answer. */
const AT_ONCE = 5000

const READ = Object.entries(entities).flatMap(([type, { paths }]) => (paths?.length === 0 ? [] : [type]))

const question = z.object({
  type: z.enum(READ),
  locale: z.string().refine(isLocale).optional(),
  /** The last one of the part before. */
  after: z.coerce.number().int().nonnegative().default(0),
  limit: z.coerce.number().int().min(1).max(AT_ONCE).default(AT_ONCE),
})

type Context = { query: unknown; body?: unknown }

type Row = Record<string, unknown> & { id: number; documentId: string; locale: string | null; updatedAt: string }

/**
 * `GET /api/published-versions?type=article`: which documents of a type are published, in which languages, when they last changed, and by what
 * name their pages are found. In parts, each of which says after which row the next one begins: what sitemaps are made of, and by what the site
 * finds out what it was not told, takes a few fields of each document and no count of them. (docs/decisions/many-documents.md)
 */
export async function findVersions(context: Context): Promise<void> {
  const { success, data } = question.safeParse(context.query)
  if (!success) throw new errors.ValidationError('Name a type of content that the site reads.')
  const { page, hiddenBefore } = entities[data.type] ?? {}
  const rows: Row[] = await strapi.db.query(uidOf(data.type)).findMany({
    where: {
      $and: [
        { publishedAt: { $notNull: true }, id: { $gt: data.after }, ...(data.locale && { locale: data.locale }) },
        ...(hiddenBefore === undefined ? [] : [untilToday(hiddenBefore)]),
      ],
    },
    select: ['id', 'documentId', 'locale', 'updatedAt', ...(page ? [page.name] : []), ...(page?.external ? [page.external] : [])],
    orderBy: { id: 'asc' },
    limit: data.limit,
  })
  context.body = {
    data: rows.map((row) => ({
      documentId: row.documentId,
      locale: row.locale,
      updatedAt: row.updatedAt,
      name: page ? (row[page.name] ?? null) : null,
      isExternal: page?.external ? row[page.external] === true : false,
    })),
    meta: { next: rows.length === data.limit ? (rows.at(-1)?.id ?? null) : null },
  }
}
