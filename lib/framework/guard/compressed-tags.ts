import type { IncomingMessage, ServerResponse } from 'node:http'
import { wishedEncoding } from '@/lib/server/copies'

/** At the end of the tag of an answer that was compressed quickly, by the framework. */
const QUICK = '-gz'

const QUICK_TAG = new RegExp(`${QUICK}"`, 'g')

/**
 * The same page is sent compressed and not: equal for a reader, not byte for byte. A proxy must be able to tell the one that is
 * compressed quickly, or it keeps that one for as long as nothing changes. (docs/decisions/answers-kept-for-seconds.md)
 */
export function nameVariant(response: ServerResponse): void {
  const tag = response.getHeader('etag')
  if (typeof tag !== 'string') return
  const weak = tag.startsWith('W/') ? tag : `W/${tag}`
  response.setHeader('etag', response.getHeader('content-encoding') === 'gzip' ? weak.replace(/"$/, `${QUICK}"`) : weak)
}

/** Whoever has the one has the other, except a proxy that could have the page plain, or compressed better. */
export function takeForSame({ headers }: IncomingMessage): void {
  const tags = headers['if-none-match']
  if (!tags?.includes(QUICK)) return
  const isOfProxy = headers['x-forwarded-accept-encoding'] !== undefined
  if (!isOfProxy || wishedEncoding(headers['accept-encoding']) === 'gzip') headers['if-none-match'] = tags.replace(QUICK_TAG, '"')
}
