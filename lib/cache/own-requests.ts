import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { env, ownOrigin } from '@/lib/env'

export const SECRET_HEADER = 'x-webhook-secret'

/** The event of a request by which the site marks tags of its own accord. */
export const MARK = 'mark'

/** A request that takes longer is given up: one page must not hold up all others. Milliseconds. */
const LONGEST = 20_000

/** How often the indexes of the search are asked for after a start, and how long before the first time; milliseconds, then twice as long. */
const SEARCH_ASKS = 6
const SEARCH_PAUSE = 3000

/** How often and how long after each other a page is asked for until it is rendered anew; milliseconds. */
const ASKS = 40
const PAUSE = 150

/** An answer of this server, read to its end; null when there is none. */
async function request(pathname: string, init: RequestInit = {}): Promise<Response | null> {
  try {
    const response = await fetch(new URL(pathname, ownOrigin()), { ...init, cache: 'no-store', signal: AbortSignal.timeout(LONGEST) })
    // Not cancelled: the framework keeps a copy of it, and cancelling waits for that copy, which nobody reads.
    await response.arrayBuffer()
    return response
  } catch {
    return null
  }
}

/** Requests a page until it is no old one, so that no visitor is the one who has it rendered. Failing to is no error: a visit will do it. */
export async function renderAnew(pathname: string): Promise<void> {
  for (let asked = 0; asked < ASKS; asked += 1) {
    const response = await request(pathname, { redirect: 'manual' })
    if (response?.headers.get('x-nextjs-cache') !== 'STALE') return
    await pause(PAUSE)
  }
}

function post(pathname: string, body: unknown): Promise<Response | null> {
  const headers = { [SECRET_HEADER]: env().REVALIDATE_SECRET, 'content-type': 'application/json' }
  return request(pathname, { method: 'POST', headers, body: JSON.stringify(body) })
}

/**
 * Marks what hangs on tags as grown old, by a request of its own: the framework carries out what is marked at the end of a
 * request, and after an answer only when all work is done. Failing to is no error: the change itself has marked them before.
 */
export async function markTags(tags: string[]): Promise<void> {
  await post('/api/revalidate', { event: MARK, tags })
}

/** Has the indexes of the search built after a start. Failing to is no error: the first search will do it. */
export async function prepareSearch(): Promise<void> {
  for (let asked = 0; asked < SEARCH_ASKS; asked += 1) {
    await pause(SEARCH_PAUSE * 2 ** asked, undefined, { ref: false })
    if ((await post('/api/search', {}))?.ok) return
  }
}
