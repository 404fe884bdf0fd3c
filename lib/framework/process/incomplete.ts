import 'server-only'
import { INCOMPLETE_TAG } from './incomplete-tag.mjs'
import { currentRendering } from './rendering'

/** So long an incomplete page is kept at most. */
const KEEP_SECONDS = 3

/**
 * Marks the page that is being rendered as incomplete: it is kept for seconds only, and never in the place of a whole one. The framework gives a
 * page the shortest lifetime and the tags of all that was cached while it was rendered.
 */
export async function markIncomplete(): Promise<void> {
  if (!currentRendering()) return
  const { unstable_cache } = await import('next/cache')
  await unstable_cache(() => Promise.resolve(true), [INCOMPLETE_TAG], { tags: [INCOMPLETE_TAG], revalidate: KEEP_SECONDS })()
}
