import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { contentServicePackage } from './archive.mjs'
import { Problem } from './problem.mjs'

function addTo(tar, { content, ...header }) {
  return new Promise((done, fail) => {
    const sink = tar.entry(header, (error) => {
      if (!error) return done()
      fail(error.message === 'size mismatch' ? new Problem(`${header.name} was changed while it was read: make the backup again.`) : error)
    })
    if (header.type === 'file') pipeline(content, sink).catch(fail)
  })
}

/**
 * Starts the compression from the beginning. The same file gives the same bytes in every archive then, and a copy of the next archive in
 * a repository (lib/backup/copy.mjs) takes the room of the files that are new.
 */
async function restartCompression(tar, gzip) {
  while (tar.readableLength > 0 && !gzip.destroyed) await setImmediate()
  await new Promise((done) => gzip.flush(constants.Z_FULL_FLUSH, done))
}

/** Writes entries into a compressed archive, one after the other, and gives it to the disk. An entry: { name, type, mode, mtime, size, content }. */
export async function writeTar(file, entries) {
  const tar = contentServicePackage('tar-stream').pack()
  const gzip = createGzip()
  const writing = pipeline(tar, gzip, createWriteStream(file, { flags: 'wx', flush: true }))
  const feed = async () => {
    for await (const entry of entries) {
      await addTo(tar, entry)
      await restartCompression(tar, gzip)
    }
    tar.finalize()
  }
  const feeding = feed()
  feeding.catch(() => tar.destroy())
  try {
    await writing
  } catch (error) {
    // The stream ends early because what feeds it failed: that error says why.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') await feeding
    throw error
  }
  await feeding
}

const damaged = (file, cause) => new Problem(`${file} is damaged, or no archive (${cause}). Nothing was changed: use another copy.`)

/**
 * Reads a compressed archive to its end and calls `take` with the header of each entry and a stream of its content, which it has to read.
 * Throws a Problem for an archive that is damaged, and what `take` throws as it is.
 */
export async function readTar(file, take) {
  const source = createReadStream(file)
  const gunzip = createGunzip()
  const extract = contentServicePackage('tar-stream').extract()
  try {
    await new Promise((done, fail) => {
      source.on('error', ({ code }) => fail(new Problem(`${file} cannot be read (${code}).`)))
      // What a system call refuses to the writer of an entry arrives here too: that is no fault of the archive.
      for (const stream of [gunzip, extract]) stream.on('error', (error) => fail(error.syscall ? error : damaged(file, error.message)))
      extract.on('entry', (header, stream, next) => take(header, stream).then(next, fail))
      extract.on('finish', done)
      source.pipe(gunzip).pipe(extract)
    })
  } finally {
    source.destroy()
    gunzip.destroy()
  }
}

/** Reads the content of an entry without use of it. */
export async function skip(stream) {
  stream.resume()
  await once(stream, 'end')
}
