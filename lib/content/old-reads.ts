import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '@/lib/framework/process/process-state.mjs'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    /** Within it, the cache handler gives reads what was kept, however old it is, and aborts those of which nothing was. */
    oldReads?: AsyncLocalStorage<AbortController>
  }
}

/** After a failed read nobody waits for another one for so long, where there is an old one. Milliseconds. */
const PAUSE_MS = 3000

const scope = (processState.oldReads ??= new AsyncLocalStorage<AbortController>())

let pausedUntil = 0

/** Whether the content service has just failed to answer. */
export const isAway = () => Date.now() < pausedUntil

export function noteAway(): void {
  pausedUntil = Date.now() + PAUSE_MS
}

/**
 * Runs a kept read that gets what was kept, however old it is; null where nothing was. The cache then aborts the signal, so that
 * nobody is asked: an error thrown by the cache itself would leave the framework's lock on the read, and the next one waiting.
 */
export async function oldRead<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
  const controller = new AbortController()
  try {
    return await scope.run(controller, () => run(controller.signal))
  } catch {
    return null
  }
}
