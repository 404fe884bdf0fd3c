import { errors } from '@strapi/utils'
import { recordAction } from '../../audit/record'
import { eraseAside, eraseStored, putBack, storedNames } from '../../media/aside'
import { message } from '../../messages'
import { tellSoon } from '../../renewal/telling'
import { FILE } from '../../uids'
import { type BinEntry, takeEntry } from '../entry'
import { type FileContents, fileContents } from './contents'
import { noteOwners } from './note'
import { type Owner, putInPlace, textsWith, uses } from './uses'

const FOLDER = 'plugin::upload.folder'

/** Of these what is there still. */
async function present(uid: 'plugin::upload.folder' | 'admin::user', named: { id: number } | null | undefined): Promise<number | null> {
  const row: { id: number } | null = named ? await strapi.db.query(uid).findOne({ where: { id: named.id }, select: ['id'] }) : null
  return row?.id ?? null
}

/** The file as it was, in its folder, or in the uppermost one where that has gone. */
async function create(contents: FileContents): Promise<void> {
  const folder = await present(FOLDER, contents.folder)
  const by = { createdBy: await present('admin::user', contents.createdBy), updatedBy: await present('admin::user', contents.updatedBy) }
  await strapi.db.query(FILE).create({ data: { ...contents, ...by, folder, folderPath: folder === null ? '/' : contents.folderPath } })
}

/** Where a file stands again, and where it does not. */
export type RestoredFile = { placed: number; unplaced: number }

/** Brings a file back under its former number and address, and to where it stood. */
export async function restoreFile({ entryId, contents: held, namedBy }: BinEntry): Promise<RestoredFile> {
  const contents = fileContents.parse(held)
  const names = storedNames(contents)
  await putBack(names)
  const placed: (Owner | null)[] = []
  const known = uses.parse(namedBy)
  try {
    await strapi.db.transaction(async ({ onCommit }) => {
      if (!(await takeEntry(entryId))) throw new errors.NotFoundError(message('binGone'))
      await create(contents)
      for (const use of known) if (await putInPlace(contents.id, use)) placed.push(use.owner)
      await noteOwners([...placed.flatMap((owner) => owner ?? []), ...(await textsWith(contents.hash))])
      await recordAction({ action: 'restored', uid: FILE, documentId: String(contents.id) })
      onCommit(tellSoon)
    })
  } catch (error) {
    // Unless somebody else has brought it back meanwhile.
    if (!(await strapi.db.query(FILE).findOne({ where: { id: contents.id }, select: ['id'] }))) await eraseStored(names)
    throw error
  }
  await eraseAside(names)
  return { placed: placed.length, unplaced: known.length - placed.length }
}
