import type { UID } from '@strapi/strapi'
import { StorageAway } from '../buckets/away'
import { APPLICANT_FILE } from '../uids'
import { erase } from './store'

type Row = { id: number; storedAs: string }

/** Whether that could be done. */
async function eraseBytes(storedAs: string): Promise<boolean> {
  try {
    await erase(storedAs)
    return true
  } catch (error) {
    if (error instanceof StorageAway) return false
    throw error
  }
}

/**
 * Erases files with their bytes: the rows first, so that none names bytes that are gone. Gives how many there were. While the storage is away nobody's
 * wish waits for it: the daily job erases bytes that nothing names.
 */
export async function eraseFiles(where: Record<string, unknown>): Promise<number> {
  const query = strapi.db.query(APPLICANT_FILE)
  const rows: Row[] = await query.findMany({ where, select: ['id', 'storedAs'] })
  let [erased, left] = [0, 0]
  for (const { id, storedAs } of rows) {
    // The condition once more: a submission may have taken the file in between.
    const { count } = await query.deleteMany({ where: { ...where, id } })
    if (count === 0) continue
    if (!(await eraseBytes(storedAs))) left += 1
    erased += 1
  }
  if (left > 0) strapi.log.warn(`Files: the storage does not answer; the bytes of ${left} erased files are erased by the daily job.`)
  return erased
}

/** Erases the files of submissions that were erased themselves. */
export function eraseFilesOf(uid: UID.ContentType, documentIds: readonly string[]): Promise<number> {
  return eraseFiles({ submissionUid: uid, submissionId: { $in: [...documentIds] } })
}
