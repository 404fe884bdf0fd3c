import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<true>()

/** Runs reads that get what is published at this moment: past the cache, and never drafts, whoever asks. */
export function publishedNow<T>(run: () => Promise<T>): Promise<T> {
  return scope.run(true, run)
}

export const isPublishedNow = () => scope.getStore() ?? false
