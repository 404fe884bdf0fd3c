import { rm, stat } from 'node:fs/promises'
import { newDocumentId } from '../document-id'
import { endingOf } from '../rules/fields/file-name'
import { APPLICANT_FILE } from '../uids'
import { FileRefusal } from './examine/job'
import { examine } from './examine/queue'
import { kindOfEnding, kindsFor } from './kinds'
import { cleanName } from './name'
import { isInfected } from './scan'
import { erase, keep } from './store'

export type IncomingFile = { filepath: string; originalFilename?: string | null; size: number }

export type StoredFile = { id: string; name: string; size: number }

/** Checks a file by its content and keeps it, for a submission that will name it. Throws a FileRefusal, FilesBusy or ScannerAway. */
export async function receiveFile(file: IncomingFile, ref: string | undefined): Promise<StoredFile> {
  if (file.size === 0) throw new FileRefusal('file_empty')
  const kind = kindOfEnding(endingOf(file.originalFilename ?? ''), kindsFor(ref))
  if (!kind) throw new FileRefusal('file_type')
  if (await isInfected(file.filepath)) throw new FileRefusal('file_unsafe')
  const checked = `${file.filepath}.checked`
  try {
    const outcome = await examine({ kind: 'applicant', from: file.filepath, to: checked, ending: kind.extensions[0] }, 'applicant')
    if (!outcome || outcome.code) throw new FileRefusal(outcome?.code ?? 'file_heavy')
    return await store(checked, cleanName(file.originalFilename ?? '', kind.extensions[0]), kind.mime)
  } finally {
    await rm(checked, { force: true })
  }
}

async function store(filepath: string, name: string, mime: string): Promise<StoredFile> {
  const { size } = await stat(filepath)
  const documentId = newDocumentId()
  const storedAs = await keep(filepath)
  const now = new Date()
  try {
    await strapi.db.query(APPLICANT_FILE).create({
      data: { documentId, name, mime, size, storedAs, createdAt: now, updatedAt: now, publishedAt: now },
    })
  } catch (error) {
    await erase(storedAs)
    throw error
  }
  return { id: documentId, name, size }
}
