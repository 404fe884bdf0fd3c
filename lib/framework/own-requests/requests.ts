import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { env, ownOrigin } from '@/lib/env'
import { ownHeaders } from '@/lib/framework/own-requests/own-headers'
import type { Change } from './change'
import { RENEW_HEADER } from './renew-header.mjs'

export const SECRET_HEADER = 'x-webhook-secret'

/** Marks a notice that another process of the site was given: it is not told on. */
export const REPEATED_HEADER = 'x-imar-repeated'

/** A request that takes longer is given up: one page must not hold up all others. Milliseconds. */
const LONGEST = 20_000

/**
 * How often the indexes of the search are asked for after a start, for an hour, and how long before the first time; milliseconds, then twice as long,
 * up to a minute and a half. Of many documents one read may fail, and with it the index of a language.
 */
const SEARCH_ASKS = 40
const SEARCH_PAUSE = 3000
const LONGEST_SEARCH_PAUSE = 96_000

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

/** An answer of this server, read to its end; null when there is none. */
async function request(pathname: string, init: Init = {}): Promise<Response | null> {
  try {
    const headers = { ...init.headers, ...ownHeaders }
    const response = await fetch(new URL(pathname, ownOrigin()), { ...init, headers, cache: 'no-store', signal: AbortSignal.timeout(LONGEST) })
    // Not cancelled: the framework keeps a copy of it, and cancelling waits for that copy, which nobody reads.
    await response.arrayBuffer()
    return response
  } catch {
    return null
  }
}

/** Has an answer that is no longer new made anew. Failing to is no error: a visit will do it. */
export async function renderAnew(address: string): Promise<void> {
  await request(encodeURI(address), { redirect: 'manual', headers: { [RENEW_HEADER]: '1' } })
}

/** Has this process take a notice that another one was given. */
export async function repeatNotice(notice: Change): Promise<void> {
  const headers = { [SECRET_HEADER]: env().REVALIDATE_SECRET, [REPEATED_HEADER]: '1', 'content-type': 'application/json' }
  await request('/api/revalidate', { method: 'POST', headers, body: JSON.stringify(notice) })
}

/** Has the indexes of the search built after a start, as soon as the content service is there. Failing to is no error: the first search will do it. */
export async function prepareSearch(): Promise<void> {
  const headers = { [SECRET_HEADER]: env().REVALIDATE_SECRET, 'content-type': 'application/json' }
  for (let asked = 0; asked < SEARCH_ASKS; asked += 1) {
    await pause(Math.min(SEARCH_PAUSE * 2 ** asked, LONGEST_SEARCH_PAUSE), undefined, { ref: false })
    if ((await request('/api/search', { method: 'POST', headers, body: '{}' }))?.ok) return
  }
}
