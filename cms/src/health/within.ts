import { setTimeout as wait } from 'node:timers/promises'

/** What a promise gives within so many milliseconds. Throws when it takes longer; what it does goes on. */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const ended = new AbortController()
  const late = wait(milliseconds, undefined, { ref: false, signal: ended.signal }).then(() => {
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
