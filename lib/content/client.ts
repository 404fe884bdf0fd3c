import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { besideRendering, isForOneVisitor } from '@/lib/framework/process/rendering'
import { currentPreview } from '@/lib/preview/current'
import type { Locale } from '@/rules/languages'
import { parseXmlTexts } from '@/rules/xml-text'
import { afterAnother } from './after-another'
import { ContentUnavailable } from './errors'
import { noteAnswer } from './health'
import { type Answer, orOldRead, twice, withTimeout } from './outage'
import { isPublishedNow } from './published-now'
import { readAhead } from './read-ahead'
import { recall } from './recall'
import { confirmed } from './sudden-emptiness'
import { ownTags, typeTag } from './tags'
import { withDraft } from './with-draft'

/** So long at most something old is given where no notice of the change was heard. Seconds. */
const REVALIDATE_SECONDS = 300

/** The largest page that the content service gives. */
export const MAX_PAGE_SIZE = 100

export type Query = Record<string, string | number | boolean | undefined>

type Options = {
  locale?: Locale
  query?: Query
  /** Cache tags beside `type:…`; see `tags.ts`. */
  tags: string[]
}

/** A page of a list, as the content service counts it (from 1). */
export type Page<T> = { items: T[]; page: number; pageCount: number; total: number }

function address(path: string, { locale, query }: Options, draft: boolean): URL {
  const url = new URL(path, env().CONTENT_URL)
  for (const [key, value] of Object.entries({ locale, ...query, ...(draft && { status: 'draft' }) })) {
    if (value !== undefined) url.searchParams.set(key, String(value))
  }
  return url
}

type How = {
  draft: boolean
  /** The account that a preview is for: the content service shows drafts as long as it is there. */
  viewer?: number
  isKept?: boolean
  signal?: AbortSignal
}

const isKeptRead = ({ draft, isKept = !draft && !isPublishedNow() }: How) => isKept

async function ask(path: string, options: Options, how: How): Promise<Answer> {
  const { draft, viewer, signal } = how
  const { CONTENT_TOKEN, CONTENT_PREVIEW_TOKEN } = env()
  const response = await fetch(address(path, options, draft), {
    headers: {
      authorization: `Bearer ${draft ? CONTENT_PREVIEW_TOKEN : CONTENT_TOKEN}`,
      ...(viewer !== undefined && { 'preview-viewer': String(viewer) }),
    },
    signal,
    ...(isKeptRead(how) ? { next: { tags: options.tags, revalidate: REVALIDATE_SECONDS } } : { cache: 'no-store' }),
  })
  const body: unknown = response.ok ? parseXmlTexts(await response.text()) : null
  if (response.ok) noteAnswer(response)
  return { status: response.status, body }
}

/** What the content service says; null for 'no such thing'. */
async function readOnce(path: string, options: Options, how: How): Promise<unknown> {
  const { CONTENT_REQUEST_DELAY_MS, CONTENT_TIMEOUT_MS } = env()
  const { status, body } = await twice(path, async () => {
    await wait(CONTENT_REQUEST_DELAY_MS)
    // A read that hangs holds the framework's lock on what was read before; a signal ends both, and the sharing of reads within a page.
    return withTimeout(path, CONTENT_TIMEOUT_MS, (signal) => {
      const asked = () => ask(path, options, { ...how, signal: isForOneVisitor() ? signal : undefined })
      return isKeptRead(how) ? afterAnother(address(path, options, how.draft).href, signal, asked) : asked()
    })
  })
  if (status === 404) return null
  if (status !== 200) throw new ContentUnavailable(path, `answered ${status}`)
  return body
}

/** What the content service says now, where that may be believed. */
async function readNew(path: string, options: Options, { draft, viewer }: Pick<How, 'draft' | 'viewer'>): Promise<unknown> {
  const body = await readOnce(path, options, { draft, viewer })
  if (draft) return body
  return confirmed(address(path, options, draft).href, body, () => besideRendering(() => readOnce(path, options, { draft, isKept: false })))
}

/**
 * The answer's body, or null when the content service says that there is no such thing (404). Waits the request delay, ends after
 * the timeout and tries once more when the connection or the service failed; what is made for one visitor then gets what was read
 * before. In a preview one document comes as it is drafted, in its language, and nothing is kept; see also `publishedNow`. What is large is not
 * recalled, which holds what was read.
 * (Requirements, section 7)
 */
async function read(path: string, options: Options, { isLarge = false } = {}): Promise<unknown> {
  const readNow = () => readNew(path, options, { draft: false })
  const readKept = () => orOldRead(path, readNow, (signal) => ask(path, options, { draft: false, signal }))
  const readForVisitor = isLarge ? readKept : () => recall(address(path, options, false).href, readKept)
  const readPublished = !isPublishedNow() && isForOneVisitor() ? readForVisitor : readNow
  const preview = isPublishedNow() ? null : await currentPreview()
  if (preview?.status !== 'draft' || preview.locale !== options.locale) return readPublished()
  const [published, draft] = await Promise.all([readPublished(), readNew(path, options, { draft: true, viewer: preview.user })])
  return withDraft(published, draft, preview.documentId)
}

const pagination = z.object({ page: z.number(), pageCount: z.number(), total: z.number() })
const listEnvelope = z.object({ data: z.array(z.unknown()).nullable(), meta: z.object({ pagination: pagination.optional() }).optional() })
const partEnvelope = z.object({ data: z.array(z.unknown()), meta: z.object({ next: z.string().nullable() }) })
const singleEnvelope = z.object({ data: z.unknown() })

function parseItems<S extends z.ZodType>(path: string, schema: S, data: unknown[]): z.output<S>[] {
  return data.flatMap((item) => {
    const { success, data: parsed, error } = schema.safeParse(item)
    if (success) return [parsed]
    // One malformed document must not take the whole list down; the log names fields, never values.
    const issues = error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ')
    log.warn(`Content service: left out an item of ${path}: ${issues}`)
    return []
  })
}

/** A page of documents; documents that do not fit the schema are left out. Throws ContentUnavailable. */
export async function readPage<S extends z.ZodType>(path: string, schema: S, options: Options): Promise<Page<z.output<S>>> {
  const body = await read(path, options)
  if (body === null) return { items: [], page: 1, pageCount: 0, total: 0 }
  const envelope = listEnvelope.safeParse(body)
  if (!envelope.success) throw new ContentUnavailable(path, 'answered something that is no list')
  const items = parseItems(path, schema, envelope.data.data ?? [])
  return { items, ...(envelope.data.meta?.pagination ?? { page: 1, pageCount: 1, total: items.length }) }
}

/** The documents of one page of a list. Throws ContentUnavailable. */
export async function readList<S extends z.ZodType>(path: string, schema: S, options: Options): Promise<z.output<S>[]> {
  return (await readPage(path, schema, options)).items
}

/** One document, or null when there is none (or what is there cannot be shown). Throws ContentUnavailable. */
export async function readSingle<S extends z.ZodType>(path: string, schema: S, options: Options): Promise<z.output<S> | null> {
  const body = await read(path, options)
  if (body === null) return null
  const envelope = singleEnvelope.safeParse(body)
  if (!envelope.success) throw new ContentUnavailable(path, 'answered something that is no document')
  return envelope.data.data === null ? null : (parseItems(path, schema, [envelope.data.data])[0] ?? null)
}

/** Items of a list that comes in parts, and after what the next part begins; null after the last one. */
export type Part<T> = { items: T[]; next: string | null }

/** What begins a list that comes in parts. */
export const FIRST_PART = ''

/** The part that begins after `after`. Throws ContentUnavailable, also where there is no such list. */
export async function readPart<S extends z.ZodType>(path: string, schema: S, { query, ...options }: Options, after: string): Promise<Part<z.output<S>>> {
  const envelope = partEnvelope.safeParse(await read(path, { ...options, query: { ...query, after } }, { isLarge: true }))
  if (!envelope.success) throw new ContentUnavailable(path, 'answered something that is no part of a list')
  return { items: parseItems(path, schema, envelope.data.data), next: envelope.data.meta.next }
}

type Collection<S extends z.ZodType> = { path: string; model: string; schema: (locale: Locale) => S; tags?: string[] }

/**
 * The reads of a collection: a page, a list, all there are page by page or at once, one by a field. Each states its cache tags. Throw
 * ContentUnavailable.
 */
export function collection<S extends z.ZodType>({ path, model, schema, tags = [] }: Collection<S>) {
  const typeTags = [typeTag(model), ...tags]

  const page = (locale: Locale, number: number, size: number, query: Query = {}) =>
    readPage(path, schema(locale), { locale, query: { ...query, 'pagination[page]': number, 'pagination[pageSize]': size }, tags: typeTags })

  const list = (locale: Locale, query: Query = {}) =>
    readList(path, schema(locale), { locale, query: { 'pagination[pageSize]': MAX_PAGE_SIZE, ...query }, tags: typeTags })

  async function* pages(locale: Locale, query: Query = {}): AsyncGenerator<z.output<S>[], void, undefined> {
    const first = await page(locale, 1, MAX_PAGE_SIZE, query)
    yield first.items
    const others = Array.from({ length: Math.max(0, first.pageCount - 1) }, (_, index) => index + 2)
    for await (const { items } of readAhead(others, (number) => page(locale, number, MAX_PAGE_SIZE, query))) yield items
  }

  const all = async (locale: Locale, query: Query = {}): Promise<z.output<S>[]> => {
    const found: z.output<S>[] = []
    for await (const items of pages(locale, query)) found.push(...items)
    return found
  }

  const one = async (locale: Locale, field: string, value: string): Promise<z.output<S> | null> => {
    const query = { [`filters[${field}][$eq]`]: value, 'pagination[pageSize]': 1 }
    return (await readList(path, schema(locale), { locale, query, tags: [...ownTags(model, value), ...tags] }))[0] ?? null
  }

  return { page, list, pages, all, one }
}
