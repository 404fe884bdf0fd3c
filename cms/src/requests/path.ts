import path from 'node:path'

/** A path that has to be decoded more often than that is none that anybody writes. */
const MOST_ROUNDS = 5

/**
 * The path of a request as whatever answers it may come to read it: decoded until nothing is left to decode, with slashes for backslashes, without
 * `.` and `..` and doubled slashes. Null where it cannot be decoded.
 */
export function readPath(given: string): string | null {
  let read = given
  try {
    for (let round = 0; round < MOST_ROUNDS && decodeURIComponent(read) !== read; round += 1) read = decodeURIComponent(read)
  } catch {
    return null
  }
  return path.posix.normalize(`/${read.replaceAll('\\', '/')}`).replace(/\/{2,}/g, '/')
}
