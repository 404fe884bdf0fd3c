import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** The name of the request for which something is being done; undefined outside of one. */
export const currentRequestId = (): string | undefined => scope.getStore()

/** Does something for a request of this name. */
export const withRequestId = <T>(id: string, run: () => T): T => scope.run(id, run)
