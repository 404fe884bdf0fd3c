import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { test } from '@playwright/test'
import { zipSync } from 'fflate'

/** A .zip file with a text of one line in it. */
export const archive = {
  name: 'idea.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    'UEsDBBQAAAAAAABgYV0EVYKjGQAAABkAAAAIAAAAaWRlYS50eHRBIHdlbGwgZm9yIGV2ZXJ5IHZpbGxhZ2UuUEsBAhQDFAAAAAAAAGBhXQRVgqMZAAAAGQAAAAgAAAAAAAAAAAAAAIABAAAAAGlkZWEudHh0UEsFBgAAAAABAAEANgAAAD8AAAAAAA==',
    'base64',
  ),
}

/** Called like one, and none. */
export const disguised = { name: 'idea.zip', mimeType: 'application/zip', buffer: Buffer.from('MZ, and then a program') }

/** A file with an archive of so many bytes and some more, which nothing makes smaller: on the disk, as a browser takes long for what it is handed. */
export function archiveOf(bytes: number, name = 'large.zip') {
  const content = zipSync({ 'plan.bin': [new Uint8Array(randomBytes(bytes)), { level: 0 }] })
  const file = test.info().outputPath(name)
  writeFileSync(file, content)
  return { name, path: file, bytes: content.length }
}
