import { errors } from '@strapi/utils'
import { z } from 'zod'
import { entities } from '../entities'
import { isLocale, LOCALES } from '../rules/languages'
import { uidOf } from '../uids'
import { untilToday } from './defaults'

/** So many come at once, unless fewer are wanted: with the longest names they stay below 2 MB, the most that the site's framework keeps of an answer. */
const AT_ONCE = 5000

const READ = Object.entries(entities).flatMap(([type, { paths }]) => (paths?.length === 0 ? [] : [type]))

const question = z.object({
  type: z.enum(READ),
  locale: z.string().refine(isLocale).optional(),
  /** The last document of the part before. */
  after: z
    .string()
    .regex(/^[a-z0-9]{0,64}$/i)
    .default(''),
  /** With room for one document at least. */
  limit: z.coerce.number().int().min(LOCALES.length).max(AT_ONCE).default(AT_ONCE),
})

type Context = { query: unknown; body?: unknown }

/** What an editor tells search engines about a document. */
type Seo = { robots?: string | null; canonicalUrl?: string | null } | null

type Row = Record<string, unknown> & { documentId: string; locale: string | null; updatedAt: string; seo?: Seo }

/** Only in types whose documents have it. */
const SEO_FIELDS = { seo: { select: ['robots', 'canonicalUrl'] } }

/** Without the last document, of which there may be more to come. */
const withoutLast = (rows: readonly Row[]) => rows.filter(({ documentId }) => documentId !== rows.at(-1)?.documentId)

/**
 * `GET /api/published-versions?type=article`: which documents of a type are published, in which languages, when they last changed, by what
 * name their pages are found, and what editors tell search engines about them. In parts, each of which says after which document the next one begins; a document has all of its languages in one. What
 * sitemaps are made of, and by what the site finds out what it was not told, takes a few fields of each document and no count of them.
 * (docs/decisions/many-documents.md)
 */
export async function findVersions(context: Context): Promise<void> {
  const { success, data } = question.safeParse(context.query)
  if (!success) throw new errors.ValidationError('Name a type of content that the site reads.')
  const { page, hiddenBefore } = entities[data.type] ?? {}
  const found: Row[] = await strapi.db.query(uidOf(data.type)).findMany({
    where: {
      $and: [
        { publishedAt: { $notNull: true }, documentId: { $gt: data.after }, ...(data.locale && { locale: data.locale }) },
        ...(hiddenBefore === undefined ? [] : [untilToday(hiddenBefore)]),
      ],
    },
    select: ['documentId', 'locale', 'updatedAt', ...(page ? [page.name] : []), ...(page?.external ? [page.external] : [])],
    orderBy: [{ documentId: 'asc' }, { locale: 'asc' }],
    ...('seo' in strapi.contentType(uidOf(data.type)).attributes && { populate: SEO_FIELDS }),
    limit: data.limit + 1,
  })
  const isLastPart = found.length <= data.limit
  const rows = isLastPart ? found : withoutLast(found)
  context.body = {
    data: rows.map((row) => ({
      documentId: row.documentId,
      locale: row.locale,
      updatedAt: row.updatedAt,
      name: page ? (row[page.name] ?? null) : null,
      isExternal: page?.external ? row[page.external] === true : false,
      robots: row.seo?.robots ?? null,
      canonicalUrl: row.seo?.canonicalUrl ?? null,
    })),
    meta: { next: isLastPart ? null : (rows.at(-1)?.documentId ?? null) },
  }
}
