import { ASK_AGAIN } from '@/lib/lifetimes'

/** Says within the process that everybody who asks the same gets the same answer; no visitor sees it. */
export const FOR_ALL_HEADER = 'x-imar-for-all'

/** How many bytes a route sends, which the framework does not let it say itself: without it no player can ask nginx for a part of a film. */
export const LENGTH_HEADER = 'x-imar-length'

/** An answer for its visitor alone, as the framework says it. */
export const NOT_KEPT = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** `Cache-Control` for visitors of what the framework keeps: it lets a browser show last year's page while that asks for the newest, and Firefox does. */
export const visitorsLifetime = (lifetime: string) => (lifetime.includes('s-maxage') ? ASK_AGAIN : lifetime)

/**
 * What answers a question is kept by nobody, and not for search engines, which get the pages it leads to: said here, as the framework would
 * add to the page what the kept one says.
 */
export const ANSWER_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': NOT_KEPT,
}
