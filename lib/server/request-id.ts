import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { env } from '@/lib/env'
import { currentRequestId } from '@/lib/request-id'
import { isRequestId, REQUEST_ID_HEADER } from '@/rules/request-id'
import { isTrusted } from './visitor'

/** The name of a request: the one that a trusted proxy gave it, else a new one, which then stands in its headers. */
export function nameRequest({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const given = headers[REQUEST_ID_HEADER]
  if (isRequestId(given) && isTrusted(socket.remoteAddress ?? '')) return given
  const made = randomUUID()
  headers[REQUEST_ID_HEADER] = made
  return made
}

/** Node's `fetch` tells of each request before it is sent. */
const REQUEST_CREATED = 'undici:request:create'

type Call = { origin: string | URL; addHeader: (name: string, value: string) => unknown }

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'origin' in value && 'addHeader' in value

const created = z.object({ request: z.custom<Call>(isCall) })

/**
 * Has every call of the content service carry the name of the request for which it is made. Not with the headers of the call: the framework
 * counts those to what a read is kept by, and would keep none for the next visitor. Returns what ends it.
 */
export function passRequestIdsOn(contentService = env().CONTENT_URL): () => void {
  const { origin } = new URL(contentService)
  const nameCall = (message: unknown) => {
    const id = currentRequestId()
    const call = id === undefined ? undefined : created.safeParse(message).data?.request
    if (id !== undefined && call && String(call.origin) === origin) call.addHeader(REQUEST_ID_HEADER, id)
  }
  subscribe(REQUEST_CREATED, nameCall)
  return () => void unsubscribe(REQUEST_CREATED, nameCall)
}
