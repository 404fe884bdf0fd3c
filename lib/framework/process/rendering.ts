import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external'
import { processState } from '@/lib/framework/process/process-state.mjs'

/** The rendering that is under way: the same object for its server components and for its document; undefined outside of one. */
export const currentRendering = (): object | undefined => workAsyncStorage.getStore()

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    pastFramework?: AsyncLocalStorage<true>
  }
}

const pastFramework = (processState.pastFramework ??= new AsyncLocalStorage<true>())

/** Makes something for a visitor whose request the framework does not get. */
export const makePastFramework = <T>(run: () => Promise<T>): Promise<T> => pastFramework.run(true, run)

/** Asks something that is not to be kept, for a page that is: the framework takes such a question for a reason to keep nothing, and fails. */
export const besideRendering = <T>(ask: () => Promise<T>): Promise<T> => workAsyncStorage.exit(ask)

/** Whether the framework knows nothing of what is being made: neither its cache nor its draft mode. */
export const isPastFramework = () => pastFramework.getStore() ?? false

/**
 * Whether what is being made is for one visitor: then old content is better than none. A page that will be kept must fail instead,
 * so that the one kept before stays.
 */
export const isForOneVisitor = () => isPastFramework() || workUnitAsyncStorage.getStore()?.type === 'request'
