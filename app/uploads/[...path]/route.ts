import { env } from '@/lib/env'
import { LENGTH_HEADER } from '@/lib/framework/places/answer-headers'
import { FOREVER } from '@/lib/lifetimes'
import { fileHeaders, uploadPath } from '@/lib/server/uploads'

type Context = { params: Promise<{ path: string[] }> }

/** Milliseconds until the content service must have begun to answer. */
const TIMEOUT_MS = 10_000

/** A file cannot run anything, however it is opened. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'; sandbox; frame-ancestors 'self'"

const passedOn = ['content-range', 'accept-ranges', 'etag', 'last-modified'] as const
const askedFor = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const

function failure(status: 404 | 502, text: string): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
}

function pick(from: Headers, names: readonly string[]): [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const value = from.get(name)
    return value === null ? [] : [[name, value]]
  })
}

async function fetchUpload(path: string, request: Request): Promise<Response | null> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  request.signal.addEventListener('abort', () => controller.abort(), { once: true })
  try {
    return await fetch(new URL(path, env().CONTENT_URL), {
      headers: [...pick(request.headers, askedFor), ['accept-encoding', 'identity']],
      signal: controller.signal,
      redirect: 'manual',
      cache: 'no-store',
    })
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** Serves what editors uploaded from the site's own origin, parts of it too. */
export async function GET(request: Request, { params }: Context) {
  const { path: segments } = await params
  const path = uploadPath(segments)
  if (path === null) return failure(404, 'Not found')
  const answer = await fetchUpload(path, request)
  if (!answer || answer.status >= 500) return failure(502, 'The file cannot be reached right now. Please try again in a minute.')
  if (![200, 206, 304, 416].includes(answer.status)) return failure(404, 'Not found')
  const length = answer.headers.has('content-encoding') ? null : answer.headers.get('content-length')
  return new Response(answer.body, {
    status: answer.status,
    headers: [
      ...pick(answer.headers, passedOn),
      ...Object.entries(length === null ? {} : { [LENGTH_HEADER]: length }),
      ...Object.entries(fileHeaders(segments.at(-1) ?? '')),
      // The content service names files by their content.
      ['cache-control', FOREVER],
      ['content-security-policy', POLICY],
      ['cross-origin-resource-policy', 'same-origin'],
    ],
  })
}
