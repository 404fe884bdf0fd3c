import 'server-only'
import { env } from '@/lib/env'
import { isForOneVisitor } from '@/lib/framework/process/rendering'
import { currentPreview } from '@/lib/preview/current'
import type { Locale } from '@/rules/languages'
import { ContentUnavailable } from './errors'
import { noteAnswer } from './last-answer'
import { isAway, noteAway, oldRead } from './old-reads'
import { isPublishedNow } from './published-now'
import { withDraft } from './with-draft'

/** Stands behind the webhook, which has no retry. Seconds. */
const REVALIDATE_SECONDS = 300

/** An old read is on this machine and takes far less; but a visitor waits for it who has waited already. Milliseconds. */
const OLD_READ_MS = 1000

export type Query = Record<string, string | number | boolean | undefined>

export type ReadOptions = {
  locale?: Locale
  query?: Query
  /** Cache tags beside `type:…`; see `tags.ts`. */
  tags: string[]
  /** False for questions in visitors' own words: nobody asks them twice, and anybody could fill the disk with them. */
  isKept?: boolean
}

type Answer = { status: number; body: unknown }

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Rejects after the time, whatever the fetch does with the signal: the framework drops it when it refreshes in the background. */
async function withTimeout<T>(path: string, ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ContentUnavailable(path, `no answer within ${ms} ms`))
      controller.abort()
    }, ms)
  })
  try {
    return await Promise.race([run(controller.signal), expiry])
  } finally {
    clearTimeout(timer)
  }
}

function buildUrl(path: string, { locale, query }: Pick<ReadOptions, 'locale' | 'query'>, draft: boolean): URL {
  const url = new URL(path, env().CONTENT_URL)
  if (locale) url.searchParams.set('locale', locale)
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(key, String(value))
  }
  if (draft) url.searchParams.set('status', 'draft')
  return url
}

/** Whether an answer may be kept, and given from what is kept. */
const isKept = ({ isKept: isWanted }: ReadOptions, draft: boolean) => !draft && isWanted !== false && !isPublishedNow()

async function ask(path: string, options: ReadOptions, draft: boolean, signal?: AbortSignal): Promise<Answer> {
  const { CONTENT_TOKEN, CONTENT_PREVIEW_TOKEN } = env()
  const token = draft ? CONTENT_PREVIEW_TOKEN : CONTENT_TOKEN
  const response = await fetch(buildUrl(path, options, draft), {
    headers: { authorization: `Bearer ${token}` },
    signal,
    ...(isKept(options, draft) ? { next: { tags: options.tags, revalidate: REVALIDATE_SECONDS } } : { cache: 'no-store' }),
  })
  const body: unknown = response.ok ? await response.json() : null
  if (response.ok) noteAnswer(response)
  return { status: response.status, body }
}

async function attempt(path: string, options: ReadOptions, draft: boolean): Promise<Answer> {
  const { CONTENT_REQUEST_DELAY_MS, CONTENT_TIMEOUT_MS } = env()
  await wait(CONTENT_REQUEST_DELAY_MS)
  // A read that hangs holds the framework's lock on what was read before; a signal ends both, and the sharing of reads within a page.
  return withTimeout(path, CONTENT_TIMEOUT_MS, (signal) => ask(path, options, draft, isForOneVisitor() ? signal : undefined))
}

function isTransient(error: unknown): boolean {
  return !(error instanceof ContentUnavailable)
}

/** What the content service says now; null for 'no such thing'. Throws ContentUnavailable. */
async function readNew(path: string, options: ReadOptions, draft: boolean): Promise<unknown> {
  let answer: Answer | undefined
  let cause: unknown
  for (let tries = 0; tries < 2; tries++) {
    try {
      answer = await attempt(path, options, draft)
      if (answer.status < 500) break
    } catch (error) {
      if (!isTransient(error)) throw error
      cause = error
    }
  }
  if (!answer) throw new ContentUnavailable(path, 'no connection', { cause })
  if (answer.status === 404) return null
  if (answer.status !== 200) throw new ContentUnavailable(path, `answered ${answer.status}`)
  return answer.body
}

async function readPublished(path: string, options: ReadOptions): Promise<unknown> {
  if (!isKept(options, false) || !isForOneVisitor()) return readNew(path, options, false)
  const readOld = () => oldRead((signal) => withTimeout(path, OLD_READ_MS, () => ask(path, options, false, signal)))
  if (isAway()) {
    const old = await readOld()
    if (old) return old.body
  }
  try {
    return await readNew(path, options, false)
  } catch (error) {
    noteAway()
    const old = await readOld()
    if (old) return old.body
    throw error
  }
}

/**
 * Reads from the content service; the answer's body, or null when the service says that there is no such thing (404).
 * Waits the request delay, ends after the timeout and tries once more when the connection or the service failed; what is made for
 * one visitor then gets what was read before. In a preview one document comes as it is drafted, in its language, and nothing is
 * kept; see also `publishedNow`. Throws ContentUnavailable. (Requirements, section 7)
 */
export async function read(path: string, options: ReadOptions): Promise<unknown> {
  const preview = isPublishedNow() ? null : await currentPreview()
  if (preview?.status !== 'draft' || preview.locale !== options.locale) return readPublished(path, options)
  const [published, draft] = await Promise.all([readPublished(path, options), readNew(path, options, true)])
  return withDraft(published, draft, preview.documentId)
}
