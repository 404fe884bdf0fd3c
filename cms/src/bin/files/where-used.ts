import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { registerAdminRoutes } from '../../admin-routes'
import { contentUids } from '../../content-types'
import { titleFieldOf } from '../../entities'
import { rightsOf, type Viewer } from '../../rights'
import { FILE } from '../../uids'
import { type Owner, ownersOf } from './uses'

/** A document that shows one of the files, as whoever asks may know it. */
export type Shown = { uid: string; title: string; isPublic: boolean }

/** `hidden`: so many documents more that whoever asks may not read. */
export type WhereUsed = { shown: Shown[]; hidden: number }

const CHANGE_FILES = 'plugin::upload.assets.update'

const ids = z
  .string()
  .regex(/^(\d{1,9}(,\d{1,9}){0,199})?$/)
  .default('')
  .transform((list) => (list ? list.split(',').map(Number) : []))

const asked = z.object({ files: ids, folders: ids })

/** The files in these folders, and in those within them. */
async function filesIn(folders: readonly number[]): Promise<number[]> {
  const found: { path: string }[] = await strapi.db.query('plugin::upload.folder').findMany({ where: { id: { $in: folders } }, select: ['path'] })
  const within = found.flatMap(({ path }) => [{ folderPath: path }, { folderPath: { $startsWith: `${path}/` } }])
  if (within.length === 0) return []
  const files: { id: number }[] = await strapi.db.query(FILE).findMany({ where: { $or: within }, select: ['id'] })
  return files.map(({ id }) => id)
}

async function shownAs(viewer: Viewer, { uid, documentId, language, isPublic }: Owner): Promise<Shown | null> {
  if (!contentUids().includes(uid)) return null
  const known = uid as UID.ContentType
  const row: Record<string, unknown> | null = await strapi.db.query(known).findOne({ where: { documentId, ...(language && { locale: language }) } })
  const rights = rightsOf(viewer, known)
  if (!row || !rights.may('read', row)) return null
  const title = rights.may('read', row, titleFieldOf(uid)) ? row[titleFieldOf(uid)] : ''
  return { uid, title: typeof title === 'string' ? title : '', isPublic }
}

async function whereUsed(context: Context): Promise<void> {
  const { user, userAbility } = context.state
  if (!userAbility.can(CHANGE_FILES)) throw new errors.ForbiddenError()
  const { data } = asked.safeParse(context.query)
  if (!data) throw new errors.ValidationError('These are no files.')
  const owners = new Map<string, Owner>()
  for (const id of [...data.files, ...(await filesIn(data.folders))]) {
    for (const owner of await ownersOf(id)) {
      const key = `${owner.uid} ${owner.documentId}`
      if (!owners.get(key)?.isPublic) owners.set(key, owner)
    }
  }
  const shown: Shown[] = []
  for (const owner of owners.values()) shown.push(...[await shownAs({ user, userAbility }, owner)].flatMap((one) => one ?? []))
  context.body = { data: { shown, hidden: owners.size - shown.length } satisfies WhereUsed }
}

/** For the media library: `GET /file-uses?files=1,2&folders=3` says which documents show these files, for those who may change files. */
export function registerFileUses(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [{ path: '/file-uses', handler: whereUsed }])
}
