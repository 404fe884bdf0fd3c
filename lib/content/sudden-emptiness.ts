import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { env } from '@/lib/env'
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

/** Between two looks at how the service is. Milliseconds. */
const PAUSE_MS = 200

/** Whether the service has its database. On a busy machine one look comes too late: it is asked for as long as a read may take. */
async function hasDatabase(): Promise<boolean> {
  const until = Date.now() + env().CONTENT_TIMEOUT_MS
  for (;;) {
    if ((await checkContentService()).checks.database === 'ok') return true
    if (Date.now() >= until) return false
    await wait(PAUSE_MS)
  }
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
  if (!(await besideRendering(hasDatabase))) throw new ContentUnavailable(new URL(address).pathname, 'has nothing any more of what it had, and is not well')
  full.delete(address)
  return again
}
