import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { ContentUnavailable } from './errors'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    /** Within it, the cache handler gives reads what was kept, however old it is, and aborts those of which nothing was. */
    oldReads?: AsyncLocalStorage<AbortController>
  }
}

export type Answer = { status: number; body: unknown }

/** After a failed read nobody waits for another one for so long, where there is an old one. Milliseconds. */
const PAUSE_MS = 3000

/** An old read is on this machine and takes far less; but a visitor waits for it who has waited already. Milliseconds. */
const OLD_READ_MS = 1000

const scope = (processState.oldReads ??= new AsyncLocalStorage<AbortController>())

let pausedUntil = 0

/** Rejects after the time, whatever the fetch does with the signal: the framework drops it when it refreshes in the background. */
export async function withTimeout<T>(path: string, ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ContentUnavailable(path, `no answer within ${ms} ms`))
      controller.abort()
    }, ms)
  })
  try {
    return await Promise.race([run(controller.signal), expiry])
  } finally {
    clearTimeout(timer)
  }
}

/** Tries once more when the connection or the service failed. Throws ContentUnavailable where there is no answer at all, or none in time. */
export async function twice(path: string, attempt: () => Promise<Answer>): Promise<Answer> {
  let answer: Answer | undefined
  let cause: unknown
  for (let tries = 0; tries < 2; tries++) {
    try {
      answer = await attempt()
      if (answer.status < 500) break
    } catch (error) {
      if (error instanceof ContentUnavailable) throw error
      cause = error
    }
  }
  if (!answer) throw new ContentUnavailable(path, 'no connection', { cause })
  return answer
}

/**
 * Runs a kept read that gets what was kept, however old it is; null where nothing was. The cache then aborts the signal, so that
 * nobody is asked: an error thrown by the cache itself would leave the framework's lock on the read, and the next one waiting.
 */
async function oldRead(path: string, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | null> {
  const controller = new AbortController()
  try {
    return await scope.run(controller, () => withTimeout(path, OLD_READ_MS, () => ask(controller.signal)))
  } catch {
    return null
  }
}

/** What the content service says now; where it fails, and for a while after it has, what was read before. Throws what `readNew` throws. */
export async function orOldRead(path: string, readNew: () => Promise<unknown>, ask: (signal: AbortSignal) => Promise<Answer>): Promise<unknown> {
  if (Date.now() < pausedUntil) {
    const old = await oldRead(path, ask)
    if (old) return old.body
  }
  try {
    return await readNew()
  } catch (error) {
    pausedUntil = Date.now() + PAUSE_MS
    const old = await oldRead(path, ask)
    if (old) return old.body
    throw error
  }
}
