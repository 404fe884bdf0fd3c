import type { Core, UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { registerAdminRoutes } from '../admin-routes'
import { contentUids } from '../content-types'
import { isLocalized, isPublished } from '../documents/draft'
import { requireWriter } from '../documents/writers'
import { rightsOf, type Viewer } from '../rights'
import { LOCALES } from '../rules/languages'
import { findGaps, type Gap, type Row } from './gaps'

/** The field that tells a person which document it is, in the order of preference. */
const TITLES = ['title', 'name', 'question']

/** More than this, and it is no list to work through but a decision not to translate. */
const MOST_OF_A_TYPE = 200

type Overview = { uid: string; kind: 'collectionType' | 'singleType'; name: string; total: number; documents: Gap[] }

const typeOf = (uid: string) => strapi.contentType(uid as UID.ContentType)

/** Whether the type has languages and drafts: only then can a document lack a translation. */
const isTranslated = (uid: string): uid is UID.ContentType => isPublished(uid) && isLocalized(uid)

/** One read for each type, of five columns: what a document says beside its title is not looked at, and that only where it may be read. */
async function rowsOf(viewer: Viewer, uid: UID.ContentType): Promise<Row[]> {
  const { attributes } = typeOf(uid)
  const title = TITLES.find((field) => field in attributes)
  const rights = rightsOf(viewer, uid)
  const rows: Record<string, string | null>[] = await strapi.db
    .query(uid)
    .findMany({ select: ['documentId', 'locale', 'publishedAt', ...(title ? [title] : [])] })
  return rows.map((row) => ({
    documentId: String(row.documentId),
    locale: String(row.locale),
    publishedAt: row.publishedAt ?? null,
    title: title && rights.may('read', { locale: row.locale }, title) ? (row[title] ?? null) : null,
  }))
}

/** What is not up to date in all languages, by type; types without such documents are left out. */
export async function translationOverview(viewer: Viewer): Promise<Overview[]> {
  const uids = contentUids()
    .filter(isTranslated)
    .filter((uid) => rightsOf(viewer, uid).may('read'))
  const overview = await Promise.all(
    uids.map(async (uid): Promise<Overview> => {
      const gaps = findGaps(await rowsOf(viewer, uid), LOCALES)
      const { kind, info } = typeOf(uid)
      return { uid, kind, name: info.displayName, total: gaps.length, documents: gaps.slice(0, MOST_OF_A_TYPE) }
    }),
  )
  return overview.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
}

async function answer(context: Context): Promise<void> {
  requireWriter(context)
  context.body = { data: await translationOverview(context.state) }
}

/** `GET /translation-overview`: what somebody who is signed in to the admin may read, and in which languages it is there. */
export const registerTranslationOverview = (strapi: Core.Strapi): void => registerAdminRoutes(strapi, [{ path: '/translation-overview', handler: answer }])
