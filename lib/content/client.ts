import 'server-only'
import { draftMode } from 'next/headers'
import type { Locale } from '@/lib/i18n/languages'
import { env } from '@/lib/env'
import { ContentUnavailable } from './errors'
import { noteAnswer } from './last-answer'
import { isPublishedNow } from './published-now'

/** Stands behind the webhook, which has no retry. Seconds. */
const REVALIDATE_SECONDS = 300

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

/** Rejects after the time, whatever the fetch does: the framework drops a signal when it refreshes in the background. */
async function withTimeout<T>(path: string, ms: number, run: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ContentUnavailable(path, `no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([run(), expiry])
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

async function attempt(path: string, options: ReadOptions, draft: boolean): Promise<Answer> {
  const { CONTENT_TOKEN, CONTENT_PREVIEW_TOKEN, CONTENT_REQUEST_DELAY_MS, CONTENT_TIMEOUT_MS } = env()
  await wait(CONTENT_REQUEST_DELAY_MS)
  const token = draft ? CONTENT_PREVIEW_TOKEN : CONTENT_TOKEN
  return withTimeout(path, CONTENT_TIMEOUT_MS, async () => {
    const response = await fetch(buildUrl(path, options, draft), {
      headers: { authorization: `Bearer ${token}` },
      ...(draft || options.isKept === false || isPublishedNow() ? { cache: 'no-store' } : { next: { tags: options.tags, revalidate: REVALIDATE_SECONDS } }),
    })
    const body: unknown = response.ok ? await response.json() : null
    if (response.ok) noteAnswer(response)
    return { status: response.status, body }
  })
}

function isTransient(error: unknown): boolean {
  return !(error instanceof ContentUnavailable)
}

/**
 * Reads from the content service; the answer's body, or null when the service says that there is no such thing (404).
 * Waits the request delay, ends after the timeout and tries once more when the connection or the service failed.
 * In draft mode it reads drafts with the preview token and keeps nothing; see also `publishedNow`.
 * Throws ContentUnavailable. (Specification, section 7)
 */
export async function read(path: string, options: ReadOptions): Promise<unknown> {
  const draft = !isPublishedNow() && (await draftMode()).isEnabled
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
