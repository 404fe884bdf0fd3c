import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { env } from '@/lib/env'
import { ContentUnavailable } from './errors'
import { withTimeout } from './outage'

export type Written = {
  status: number
  body: unknown
  /** When it may be tried again, where the content service says so. Seconds. */
  retryAfter?: number
}

async function send(path: string, data: unknown, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  const { CONTENT_URL, CONTENT_TOKEN, CONTENT_REQUEST_DELAY_MS } = env()
  await wait(CONTENT_REQUEST_DELAY_MS)
  return fetch(new URL(path, CONTENT_URL), {
    method: 'POST',
    headers: {
      ...headers,
      authorization: `Bearer ${CONTENT_TOKEN}`,
      ...(data instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    body: data instanceof FormData ? data : JSON.stringify(data),
    cache: 'no-store',
    signal,
  })
}

/** The content service takes no more of these for so many seconds. */
export type Throttled = { retryAfterSeconds: number }

const SHORTEST_WAIT = 60

/** Whether an answer says that this was one too many. */
export const throttledBy = ({ status, retryAfter = SHORTEST_WAIT }: Written): Throttled | null => (status === 429 ? { retryAfterSeconds: retryAfter } : null)

/**
 * Sends data to the content service with the site's token; its status, and its answer or null where that is no JSON.
 * A form goes as it is, anything else as JSON. Sent once: only the caller knows whether a second time would do harm.
 * Throws ContentUnavailable when no answer came in time. (Requirements, section 7)
 */
export async function write(path: string, data: unknown, headers: Record<string, string> = {}, timeout = env().CONTENT_TIMEOUT_MS): Promise<Written> {
  try {
    const response = await send(path, data, headers, AbortSignal.timeout(timeout))
    const body: unknown = await response.json().catch(() => null)
    const retryAfter = Number(response.headers.get('retry-after')) || undefined
    return { status: response.status, body, ...(retryAfter && { retryAfter }) }
  } catch (cause) {
    throw new ContentUnavailable(path, 'no answer', { cause })
  }
}

/**
 * The same for an answer that is passed on while it comes: its head has to come in time, its body comes as fast as it is read, and ends with the signal of whoever reads it.
 * Throws ContentUnavailable when no head came in time.
 */
export async function writeForStream(path: string, data: unknown, reader: AbortSignal): Promise<Response> {
  try {
    return await withTimeout(path, env().CONTENT_TIMEOUT_MS, (signal) => send(path, data, {}, AbortSignal.any([signal, reader])))
  } catch (cause) {
    throw cause instanceof ContentUnavailable ? cause : new ContentUnavailable(path, 'no answer', { cause })
  }
}
