import 'server-only'
import { currentPreview } from '@/lib/preview/current'
import { ContentUnavailable } from './errors'

/** A section of a page: switched off by an editor, not readable (in previews only), or with its content. */
export type Section<T> = { state: 'hidden' } | { state: 'failed' } | { state: 'loaded'; data: T }

/**
 * One of several reads of a page. A read that fails throws ContentUnavailable, so that the page rendered before stays; in a
 * preview, of which nothing is kept, it only fails its section. (docs/decisions/home-page-failures.md)
 */
export async function section<T>(isShown: boolean, read: () => Promise<T>): Promise<Section<T>> {
  if (!isShown) return { state: 'hidden' }
  try {
    return { state: 'loaded', data: await read() }
  } catch (error) {
    if (error instanceof ContentUnavailable && (await currentPreview())) return { state: 'failed' }
    throw error
  }
}
