import { copyFile, open, readFile, writeFile } from 'node:fs/promises'
import { listArchive, partsOf, UnsafeArchive } from './archive'
import { FileRefusal } from './examine/job'
import { HEAD_BYTES, type Kind } from './kinds'
import { PdfRefusal, rewritePdf } from './pdf/rewrite'
import { drawForReviewers } from './pictures'

async function readHead(filepath: string): Promise<Buffer> {
  const handle = await open(filepath, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function checkArchive(filepath: string, belongs: (names: readonly string[]) => boolean): Promise<void> {
  const names = await listArchive(filepath).catch((error: unknown) => {
    throw error instanceof UnsafeArchive ? new FileRefusal('file_unsafe') : error
  })
  if (names.length === 0) throw new FileRefusal('file_empty')
  if (!belongs(names)) throw new FileRefusal('file_type')
}

async function rewrite(from: string, to: string): Promise<void> {
  try {
    await writeFile(to, await rewritePdf(await readFile(from)))
  } catch (error) {
    throw error instanceof PdfRefusal ? new FileRefusal(error.code) : error
  }
}

/**
 * Checks a file of an applicant by its content, which has to be of this kind, and writes what is kept of it: of a picture its pixels, of a PDF what is shown.
 * Throws a FileRefusal.
 */
export async function inspect(from: string, to: string, { check, startsWith }: Kind): Promise<void> {
  const head = await readHead(from)
  if (head.length === 0) throw new FileRefusal('file_empty')
  if (!startsWith(head)) throw new FileRefusal('file_type')
  if (check === 'document') return rewrite(from, to)
  if ('picture' in check) {
    if (!(await drawForReviewers(from, to, check.picture))) throw new FileRefusal('file_type')
    return
  }
  await checkArchive(from, check.archive)
  if (check.parts) check.parts(await partsOf(from))
  await copyFile(from, to)
}
