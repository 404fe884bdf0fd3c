import 'server-only'
import { markIncomplete } from '@/lib/framework/process/incomplete'
import { log } from '@/lib/log'
import { currentPreview } from '@/lib/preview/current'
import { ContentUnavailable } from './errors'

/** A section of a page: switched off by an editor, not readable, or with its content. */
export type Section<T> = { state: 'hidden' } | { state: 'failed' } | { state: 'loaded'; data: T }

async function orFailure<T>(read: () => Promise<T>): Promise<Section<T>> {
  try {
    return { state: 'loaded', data: await read() }
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    log.error(error.message)
    await markIncomplete()
    return { state: 'failed' }
  }
}

/** One of several reads of a page: a read that fails takes its own section only. (docs/decisions/failed-sections.md) */
export async function section<T>(read: () => Promise<T>, isShown = true): Promise<Section<T>> {
  return isShown ? orFailure(read) : { state: 'hidden' }
}

/** The content of a section, or null where there is none to show. */
export const contentOf = <T>(of: Section<T>): T | null => (of.state === 'loaded' ? of.data : null)

/** What is read, or the fallback where the content service does not answer: for what a page can do without. */
export async function readOr<T, F>(fallback: F, read: () => Promise<T>): Promise<T | F> {
  const found = await orFailure(read)
  return found.state === 'loaded' ? found.data : fallback
}

/**
 * The sections of a page, read side by side. Throws ContentUnavailable where all that were read failed: of such a page nothing is left, and
 * the error page says so with its status. A preview shows its failed sections in any case.
 */
export async function sections<T extends readonly Promise<Section<unknown>>[] | []>(reads: T) {
  const read = (await Promise.all<Section<unknown>>(reads)).filter(({ state }) => state !== 'hidden')
  const isNothingLeft = read.length > 0 && read.every(({ state }) => state === 'failed')
  if (isNothingLeft && !(await currentPreview())) throw new ContentUnavailable('all sections of a page', 'no answer')
  return Promise.all(reads)
}
