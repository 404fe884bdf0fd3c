import { stat } from 'node:fs/promises'
import { newDocumentId } from '../document-id'
import { APPLICANT_FILE } from '../uids'
import { erase, keep } from './store'
import { FileRefusal, inspect } from './inspect'
import { kindsFor } from './kinds'
import { cleanName } from './name'

export type IncomingFile = { filepath: string; originalFilename?: string | null; size: number }

export type StoredFile = { id: string; name: string; size: number }

/** Checks a file by its content and keeps it, for a submission that will name it. Throws a FileRefusal. */
export async function receiveFile({ filepath, originalFilename, size: sent }: IncomingFile, ref: string | undefined): Promise<StoredFile> {
  if (sent === 0) throw new FileRefusal('file_empty')
  const kind = await inspect(filepath, originalFilename ?? '', kindsFor(ref))
  const name = cleanName(originalFilename ?? '', kind.extensions[0])
  const { size } = await stat(filepath)
  const documentId = newDocumentId()
  const storedAs = await keep(filepath)
  const now = new Date()
  try {
    await strapi.db.query(APPLICANT_FILE).create({
      data: { documentId, name, mime: kind.mime, size, storedAs, createdAt: now, updatedAt: now, publishedAt: now },
    })
  } catch (error) {
    await erase(storedAs)
    throw error
  }
  return { id: documentId, name, size }
}
