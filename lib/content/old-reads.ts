import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external'

declare global {
  // On the global object because the cache handler, which gives old reads, stands beside the bundles of the site.
  var imarOldReads: AsyncLocalStorage<true> | undefined
}

/** After a failed read nobody waits for another one for so long, where there is an old one. Milliseconds. */
const PAUSE_MS = 3000

const scope = (globalThis.imarOldReads ??= new AsyncLocalStorage<true>())

let pausedUntil = 0

/** Whether the content service has just failed to answer. */
export const isAway = () => Date.now() < pausedUntil

export function noteAway(): void {
  pausedUntil = Date.now() + PAUSE_MS
}

/** Runs a kept read that gets what was kept, however old it is; null where nothing was. */
export async function oldRead<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await scope.run(true, run)
  } catch {
    return null
  }
}

/**
 * Whether what is being made is for one visitor: then old content is better than none. A page that will be kept must fail instead,
 * so that the one kept before stays.
 */
export const isForOneVisitor = () => workUnitAsyncStorage.getStore()?.type === 'request'
