import { env } from '@/lib/env'
import { LENGTH_HEADER } from '@/lib/framework/places/answer-headers'
import { FOREVER } from '@/lib/lifetimes'
import { log } from '@/lib/log'
import { hasIt } from '@/lib/server/conditional'
import { fileHeaders, uploadPath } from '@/lib/server/uploads'

type Context = { params: Promise<{ path: string[] }> }

/** Milliseconds until the content service must have begun to answer. */
const TIMEOUT_MS = 20_000

/** A file cannot run anything, however it is opened. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'; sandbox; frame-ancestors 'self'"

const passedOn = ['content-range', 'accept-ranges', 'last-modified'] as const
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

/** Asks once more when the connection failed; null when the content service cannot be reached or does not answer in time. */
async function fetchUpload(path: string, request: Request): Promise<Response | null> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  request.signal.addEventListener('abort', () => controller.abort(), { once: true })
  const ask = () =>
    fetch(new URL(path, env().CONTENT_URL), {
      headers: [...pick(request.headers, askedFor), ['accept-encoding', 'identity']],
      signal: controller.signal,
      redirect: 'manual',
      cache: 'no-store',
    })
  try {
    return await ask().catch(ask)
  } catch (error) {
    if (!request.signal.aborted) log.warn(`The upload ${path} cannot be read`, error)
    return null
  } finally {
    // Not within the body: a long file takes as long as the line needs.
    clearTimeout(timer)
  }
}

/** The tag of a whole file: that of the store it lies in, else one of its length and date. */
function tagOf({ headers }: Response): string | null {
  const [length, modified] = [headers.get('content-length'), Date.parse(headers.get('last-modified') ?? '')]
  return headers.get('etag') ?? (length === null || Number.isNaN(modified) ? null : `W/"${length}-${modified.toString(36)}"`)
}

/** Serves what editors uploaded from the site's own origin, parts of it too. */
export async function GET(request: Request, { params }: Context) {
  const { path: segments } = await params
  const path = uploadPath(segments)
  if (path === null) return failure(404, 'Not found')
  const answer = await fetchUpload(path, request)
  if (!answer || answer.status >= 500) return failure(502, 'The file cannot be reached right now. Please try again in a minute.')
  if (![200, 206, 304, 416].includes(answer.status)) return failure(404, 'Not found')
  const etag = answer.status === 200 ? tagOf(answer) : answer.headers.get('etag')
  const isSame = answer.status === 200 && hasIt(request.headers, { etag, lastModified: answer.headers.get('last-modified') })
  if (isSame) await answer.body?.cancel()
  const length = answer.headers.has('content-encoding') ? null : answer.headers.get('content-length')
  return new Response(isSame ? null : answer.body, {
    status: isSame ? 304 : answer.status,
    headers: [
      ...pick(answer.headers, passedOn),
      ...Object.entries(etag === null ? {} : { etag }),
      ...Object.entries(length === null || isSame ? {} : { [LENGTH_HEADER]: length }),
      ...Object.entries(fileHeaders(segments.at(-1) ?? '')),
      // The content service names files by their content.
      ['cache-control', FOREVER],
      ['content-security-policy', POLICY],
      ['cross-origin-resource-policy', 'same-origin'],
    ],
  })
}
