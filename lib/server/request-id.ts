import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { env } from '@/lib/env'
import { currentRequestId } from '@/lib/request-id'
import { isRequestId, REQUEST_ID_HEADER } from '@/rules/request-id'
import { callTold, onCall } from './calls'
import { isTrusted } from './visitor'

/** The name of a request: the one that a trusted proxy gave it, else a new one, which then stands in its headers. */
export function nameRequest({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const given = headers[REQUEST_ID_HEADER]
  if (isRequestId(given) && isTrusted(socket.remoteAddress ?? '')) return given
  const made = randomUUID()
  headers[REQUEST_ID_HEADER] = made
  return made
}

/**
 * Has every call of the content service carry the name of the request for which it is made. Not with the headers of the call: the framework
 * counts those to what a read is kept by, and would keep none for the next visitor. Returns what ends it.
 */
export function passRequestIdsOn(contentService = env().CONTENT_URL): () => void {
  const { origin } = new URL(contentService)
  return onCall('create', callTold, origin, ({ request }) => {
    const id = currentRequestId()
    if (id !== undefined) request.addHeader(REQUEST_ID_HEADER, id)
  })
}
