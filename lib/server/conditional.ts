import { createHash } from 'node:crypto'
import { ASK_AGAIN } from '@/lib/lifetimes'

type Version = { etag: string | null; lastModified?: string | null }

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether who asks has this version of an answer already. A tag counts before a date. (RFC 9110, 13.2.2) */
export function hasIt(headers: Headers, { etag, lastModified }: Version): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) return tags.trim() === '*' || (etag !== null && tags.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag)))
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return lastModified != null && Date.parse(lastModified) <= since
}

/** An answer that is made for each request and is seldom another one: who has it is told that it is the same. */
export function answerUnlessSame(request: Request, body: string, type: string): Response {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = { 'cache-control': ASK_AGAIN, etag }
  return hasIt(request.headers, { etag }) ? new Response(null, { status: 304, headers }) : new Response(body, { headers: { ...headers, 'content-type': type } })
}
