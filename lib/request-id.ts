import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '@/lib/framework/process/process-state.mjs'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    requestIds?: AsyncLocalStorage<string>
  }
}

const scope = (processState.requestIds ??= new AsyncLocalStorage<string>())

/** The name of the request for which something is being done; undefined outside of one. Server only. */
export const currentRequestId = (): string | undefined => scope.getStore()

/** Does something for a request of this name. */
export const withRequestId = <T>(id: string, run: () => T): T => scope.run(id, run)
