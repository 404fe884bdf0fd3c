import 'server-only'
import { besideRendering } from '@/lib/framework/process/rendering'
import { ContentUnavailable } from './errors'
import { checkContentService } from './health'

/** Addresses remembered; the oldest go first. */
const MOST = 2000

/** Reads whose last answer was a list with something in it. */
const full = new Set<string>()

const itemsOf = (body: unknown): unknown[] | null => {
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : null
  return Array.isArray(data) ? data : null
}

function remember(address: string): void {
  full.delete(address)
  full.add(address)
  const [oldest] = full
  if (full.size > MOST && oldest !== undefined) full.delete(oldest)
}

/**
 * The body of an answer, where it may be believed. A list that had something and now has nothing is read once more, past all caches; it is
 * empty when that says so too and the service has its database. Else ContentUnavailable is thrown, so that what is kept stays: a page
 * without its content is worse than one of yesterday.
 */
export async function confirmed(address: string, body: unknown, readAgain: () => Promise<unknown>): Promise<unknown> {
  const items = itemsOf(body)
  if (items?.length) remember(address)
  if (items?.length !== 0 || !full.has(address)) return body
  const again = await readAgain()
  if (itemsOf(again)?.length !== 0) return again
  const { checks } = await besideRendering(checkContentService)
  if (checks.database !== 'ok') throw new ContentUnavailable(new URL(address).pathname, 'has nothing any more of what it had, and is not well')
  full.delete(address)
  return again
}
