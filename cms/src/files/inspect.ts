import { open, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { listArchive, UnsafeArchive } from './archive'
import { HEAD_BYTES, type Kind } from './kinds'
import { extensionOf } from './name'
import { cleanPdf } from './pdf/clean'

export type FileCode = 'file_type' | 'file_too_large' | 'file_unsafe' | 'file_empty' | 'file_missing' | 'file_encrypted' | 'file_broken'

/** Why a file is not taken. */
export class FileRefusal extends Error {
  constructor(readonly code: FileCode) {
    super(code)
  }
}

const PIXELS = 64_000_000

async function readHead(filepath: string): Promise<Buffer> {
  const handle = await open(filepath, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Good enough for what is written on a certificate. */
const QUALITY = { jpeg: { quality: 92 }, webp: { quality: 92 }, png: {} }

/**
 * Encodes a picture anew in its place, upright and with nothing in it but its pixels: a photo tells where it was taken. A file that
 * only begins like a picture is refused.
 */
async function redraw(filepath: string, format: keyof typeof QUALITY): Promise<void> {
  try {
    const picture = sharp(filepath, { limitInputPixels: PIXELS, failOn: 'truncated' })
    if ((await picture.metadata()).format === format) {
      await writeFile(filepath, await picture.autoOrient().toFormat(format, QUALITY[format]).toBuffer())
      return
    }
  } catch {
    // Sharp cannot read it.
  }
  throw new FileRefusal('file_type')
}

async function checkArchive(filepath: string, belongs: (names: readonly string[]) => boolean): Promise<void> {
  const names = await listArchive(filepath).catch((error: unknown) => {
    throw error instanceof UnsafeArchive ? new FileRefusal('file_unsafe') : error
  })
  if (names.length === 0) throw new FileRefusal('file_empty')
  if (!belongs(names)) throw new FileRefusal('file_type')
}

async function checkDocument(filepath: string): Promise<void> {
  const problem = await cleanPdf(filepath)
  if (problem) throw new FileRefusal(problem)
}

/**
 * The kind of a file by its content, which has to be the one that its name says, and one of these. Of a picture its pixels
 * are left, of a PDF what is shown. Throws a FileRefusal.
 */
export async function inspect(filepath: string, name: string, kinds: readonly Kind[]): Promise<Kind> {
  const head = await readHead(filepath)
  if (head.length === 0) throw new FileRefusal('file_empty')
  const ending = extensionOf(name)
  const kind = kinds.find(({ extensions }) => extensions.some((extension) => extension === ending))
  if (!kind?.startsWith(head)) throw new FileRefusal('file_type')
  if (kind.check === 'document') await checkDocument(filepath)
  else if ('picture' in kind.check) await redraw(filepath, kind.check.picture)
  else await checkArchive(filepath, kind.check.archive)
  return kind
}
