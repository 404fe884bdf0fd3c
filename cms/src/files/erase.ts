import type { UID } from '@strapi/strapi'
import { APPLICANT_FILE } from '../uids'
import { erase } from './store'

type Row = { id: number; storedAs: string }

/** Erases files with their bytes: the rows first, so that none names bytes that are gone. Gives how many there were. */
export async function eraseFiles(where: Record<string, unknown>): Promise<number> {
  const query = strapi.db.query(APPLICANT_FILE)
  const rows: Row[] = await query.findMany({ where, select: ['id', 'storedAs'] })
  let erased = 0
  for (const { id, storedAs } of rows) {
    // The condition once more: a submission may have taken the file in between.
    const { count } = await query.deleteMany({ where: { ...where, id } })
    if (count === 0) continue
    await erase(storedAs)
    erased += 1
  }
  return erased
}

/** Erases the files of submissions that were erased themselves. */
export function eraseFilesOf(uid: UID.ContentType, documentIds: readonly string[]): Promise<number> {
  return eraseFiles({ submissionUid: uid, submissionId: { $in: [...documentIds] } })
}
