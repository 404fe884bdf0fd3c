import 'server-only'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external'

/** The rendering that is under way: the same object for its server components and for its document; undefined outside of one. */
export const currentRendering = (): object | undefined => workAsyncStorage.getStore()

/**
 * Whether what is being made is for one visitor: then old content is better than none. A page that will be kept must fail instead,
 * so that the one kept before stays.
 */
export const isForOneVisitor = () => workUnitAsyncStorage.getStore()?.type === 'request'
