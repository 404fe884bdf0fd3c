import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { registerAdminRoutes } from '../admin-routes'
import { recordAction } from '../audit/record'
import { message } from '../messages'
import { columnOf, tableOf } from '../table'
import { BIN_ENTRY, FILE } from '../uids'
import { type BinEntry, findEntries, type Listed, NO_LANGUAGE, readEntries } from './entry'
import { eraseEntry } from './erase'
import { restoreFile, type RestoredFile } from './files/restore'
import { restoreDocument, type Restored } from './restore'
import { may, type Right, visibleTypes } from './rights'
import { binDays, DAY } from './settings'

/** What lies in the bin as the admin lists it. */
export type BinItem = Pick<Listed, 'entryId' | 'uid' | 'titles' | 'authorName'> & {
  languages: string[]
  at: string
  /** When it is erased. */
  until: string
  mayRestore: boolean
  mayErase: boolean
}

export type BinPage = { items: BinItem[]; types: string[]; days: number; page: number; pageCount: number; total: number }

/** What came back: a document, or a file. */
export type BroughtBack = { document: Restored } | { file: RestoredFile }

const PAGE_SIZE = 20

const asked = z.object({ type: z.string().max(100).optional(), page: z.coerce.number().int().min(1).max(100_000).default(1) })

const wish = z.object({ slug: z.string().min(1).max(200).optional() })

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new errors.ValidationError('This is no question to the bin.', { errors: parsed.error.issues })
  return parsed.data
}

/** The types of which anything lies in the bin. */
async function typesInBin(): Promise<string[]> {
  return strapi.db.connection(tableOf(BIN_ENTRY)).distinct().pluck(columnOf(BIN_ENTRY, 'aboutUid'))
}

async function list(context: Context): Promise<void> {
  const { type, page } = parse(asked, context.query)
  const visible = visibleTypes(context)
  if (visible.length === 0 || (type !== undefined && !visible.includes(type))) throw new errors.ForbiddenError()
  const { entries, total } = await findEntries({ where: { aboutUid: { $in: type === undefined ? visible : [type] } }, page, pageSize: PAGE_SIZE })
  const days = binDays()
  const items = entries.map((entry): BinItem => {
    const { entryId, uid, titles, authorName, at } = entry
    return {
      entryId,
      uid,
      titles,
      authorName,
      languages: Object.keys(titles).filter((language) => language !== NO_LANGUAGE),
      at: at.toISOString(),
      until: new Date(at.getTime() + days * DAY).toISOString(),
      mayRestore: may(context, entry, 'create'),
      mayErase: may(context, entry, 'delete'),
    }
  })
  const types = (await typesInBin()).filter((uid) => visible.includes(uid))
  context.body = { data: { items, types, days, page, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)), total } satisfies BinPage }
}

/** The entry that a call names, for those who may do that with it. */
async function entryFor(context: Context, right: Right): Promise<BinEntry> {
  const [entry] = await readEntries({ documentId: String(context.params.entryId) }, 1)
  if (!entry) throw new errors.NotFoundError(message('binGone'))
  if (!may(context, entry, right)) throw new errors.ForbiddenError()
  return entry
}

async function bringBack(context: Context): Promise<void> {
  const { slug } = parse(wish, Object(context.request).body ?? {})
  const entry = await entryFor(context, 'create')
  const withFiles = may(context, { uid: FILE, titles: {}, creatorId: null }, 'create')
  const data: BroughtBack = entry.uid === FILE ? { file: await restoreFile(entry) } : { document: await restoreDocument(entry, { slug, withFiles }) }
  context.body = { data }
}

async function erase(context: Context): Promise<void> {
  const entry = await entryFor(context, 'delete')
  if (!(await eraseEntry(entry))) throw new errors.NotFoundError(message('binGone'))
  await recordAction({ action: 'deleted', uid: entry.uid, documentId: entry.aboutId, detail: 'for good' })
  context.body = { data: null }
}

/**
 * For the admin: `GET /bin?type=…&page=…` lists what was deleted, for those who may make or delete its like; `POST /bin/:entryId/restore`
 * brings it back, `POST /bin/:entryId/erase` erases it for good.
 */
export function registerBin(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/bin', handler: list },
    { method: 'POST', path: '/bin/:entryId/restore', handler: bringBack },
    { method: 'POST', path: '/bin/:entryId/erase', handler: erase },
  ])
}
