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
