import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Problem } from './problem.mjs'

/** A file takes whole blocks, and its name some room beside them. */
const BLOCK = 4096

/** What a file of this size takes on a disk. */
export const onDisk = (bytes) => Math.ceil(bytes / BLOCK) * BLOCK + BLOCK

export function inMegabytes(bytes) {
  const megabytes = bytes / 1024 ** 2
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}

/** The folder itself, or the nearest one above it that exists. */
const existing = (folder) => (existsSync(folder) ? folder : existing(dirname(folder)))

/** The free bytes of the file system of a folder; Infinity where it does not say. */
export function freeBytes(folder) {
  const { bavail, bfree, bsize, blocks } = statfsSync(existing(folder))
  // Some network file systems give no figures.
  if (blocks === 0) return Infinity
  return (process.getuid?.() === 0 ? bfree : bavail) * bsize
}

/** Throws a Problem when the file system of a folder lacks room. `wanted`: [{ folder, bytes }]; folders on the same one are added up. */
export function requireRoom(wanted, what) {
  const systems = new Map()
  for (const { folder, bytes } of wanted) {
    const { dev } = statSync(existing(folder))
    systems.set(dev, { folder, bytes: (systems.get(dev)?.bytes ?? 0) + bytes })
  }
  for (const { folder, bytes } of systems.values()) {
    const free = freeBytes(folder)
    if (free >= bytes) continue
    throw new Problem(
      `There is not enough room in ${folder}: ${what} needs about ${inMegabytes(bytes)}, and ${inMegabytes(free)} are free. Nothing was changed.`,
    )
  }
}

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL'])
const REFUSED = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOENT', 'ENOTDIR', 'SQLITE_CANTOPEN', 'SQLITE_READONLY', 'SQLITE_BUSY', 'SQLITE_LOCKED'])

/** Whether a program says of itself that it had no room. */
export const saysNoRoom = (said) => /no space left|disk (is )?full|quota exceeded|file too large|not enough space|\b53100\b/i.test(said)

/** Runs what writes into a folder; what fails for want of room, or because something cannot be read or written, gets a sentence that says so. */
export async function writingTo(folder, work) {
  try {
    return await work()
  } catch (error) {
    const code = typeof error?.code === 'string' ? error.code : ''
    if (NO_ROOM.has(code)) throw new Problem(`There was no room left in ${folder} (${code}): free some, and try again. Nothing was changed.`)
    if (REFUSED.has(code) || code.startsWith('SQLITE_IOERR')) {
      throw new Problem(`${error.path ?? folder} cannot be read or written (${code}). Nothing was changed.`)
    }
    throw error
  }
}
