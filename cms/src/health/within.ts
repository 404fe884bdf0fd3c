import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/**
 * What a promise gives within so many milliseconds. Throws when it takes longer; what it does goes on. An answer that came while the process
 * itself was busy came in time.
 */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const ended = new AbortController()
  const late = wait(milliseconds, undefined, { ref: false, signal: ended.signal }).then(async () => {
    await nextTurn()
    await nextTurn()
    throw new Error(`No answer within ${milliseconds} ms.`)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    ended.abort()
    // Whichever comes second is waited for by nobody.
    promise.catch(() => {})
    late.catch(() => {})
  }
}
