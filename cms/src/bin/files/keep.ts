import { recordAction } from '../../audit/record'
import { eraseAside, putAside, putBack, storedNames } from '../../media/aside'
import { isTelling } from '../../renewal/telling'
import { FILE } from '../../uids'
import { addEntry, NO_LANGUAGE } from '../entry'
import { binDays } from '../settings'
import { type FileContents, fileContents } from './contents'
import { renewingPages } from './note'
import { usesOf } from './uses'

async function contentsOf(id: number): Promise<FileContents | null> {
  const row: unknown = await strapi.db
    .query(FILE)
    .findOne({ where: { id }, populate: { folder: { select: ['id'] }, createdBy: { select: ['id'] }, updatedBy: { select: ['id'] } } })
  return row === null ? null : fileContents.parse(row)
}

/** Deletes a file by `remove`, and keeps it in the bin, its bytes where nobody is given them. */
export async function keepDeletedFile<T>(id: number, remove: () => Promise<T>): Promise<T> {
  const contents = binDays() > 0 && isTelling() ? await contentsOf(id) : null
  if (!contents) return renewingPages(id, remove)
  const names = storedNames(contents)
  await putAside(names)
  try {
    return await strapi.db.transaction(async () => {
      const namedBy = await usesOf(id)
      const titles = { [NO_LANGUAGE]: contents.name }
      await addEntry({ uid: FILE, aboutId: String(id), titles, contents, namedBy, creatorId: contents.createdBy?.id ?? null })
      await recordAction({ action: 'deleted', uid: FILE, documentId: String(id) })
      return renewingPages(id, remove)
    })
  } catch (error) {
    await putBack(names)
    await eraseAside(names)
    throw error
  }
}
