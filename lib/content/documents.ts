import 'server-only'
import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { type Query, read, type ReadOptions } from './client'
import { ContentUnavailable } from './errors'
import { documentTags, typeTag } from './tags'

/** A page of a list, as the content service counts it (from 1). */
export type Page<T> = { items: T[]; page: number; pageCount: number; total: number }

const listEnvelope = z.object({
  data: z.array(z.unknown()).nullable(),
  meta: z
    .object({
      pagination: z.object({ page: z.number(), pageCount: z.number(), total: z.number() }).optional(),
    })
    .optional(),
})

const singleEnvelope = z.object({ data: z.unknown() })

function parseItems<S extends z.ZodType>(path: string, schema: S, data: unknown[]): z.output<S>[] {
  return data.flatMap((item) => {
    const result = schema.safeParse(item)
    if (result.success) return [result.data]
    // One malformed document must not take the whole list down; the log names fields, never values.
    console.warn(`Content service: left out an item of ${path}: ${issuePaths(result.error)}`)
    return []
  })
}

function issuePaths(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ')
}

/** A page of documents; documents that do not fit the schema are left out. Throws ContentUnavailable. */
export async function readPage<S extends z.ZodType>(path: string, schema: S, options: ReadOptions): Promise<Page<z.output<S>>> {
  const body = await read(path, options)
  if (body === null) return { items: [], page: 1, pageCount: 0, total: 0 }
  const envelope = listEnvelope.safeParse(body)
  if (!envelope.success) throw new ContentUnavailable(path, 'answered something that is no list')
  const items = parseItems(path, schema, envelope.data.data ?? [])
  const { page, pageCount, total } = envelope.data.meta?.pagination ?? { page: 1, pageCount: 1, total: items.length }
  return { items, page, pageCount, total }
}

/** The documents of one page of a list. Throws ContentUnavailable. */
export async function readList<S extends z.ZodType>(path: string, schema: S, options: ReadOptions): Promise<z.output<S>[]> {
  return (await readPage(path, schema, options)).items
}

/** One document, or null when there is none (or what is there cannot be shown). Throws ContentUnavailable. */
export async function readSingle<S extends z.ZodType>(path: string, schema: S, options: ReadOptions): Promise<z.output<S> | null> {
  const body = await read(path, options)
  if (body === null) return null
  const envelope = singleEnvelope.safeParse(body)
  if (!envelope.success) throw new ContentUnavailable(path, 'answered something that is no document')
  if (envelope.data.data === null) return null
  return parseItems(path, schema, [envelope.data.data])[0] ?? null
}

/** The fields that every document of the content service has. Dates are ISO 8601. */
export const documentFields = {
  documentId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullish(),
}

/** The largest page that the content service gives. */
export const MAX_PAGE_SIZE = 100

type Collection<S extends z.ZodType> = { path: string; model: string; schema: (locale: Locale) => S; tags?: string[] }

/** The reads of a collection: a page, a list, one by a field. Each states its cache tags. Throw ContentUnavailable. */
export function collection<S extends z.ZodType>({ path, model, schema, tags = [] }: Collection<S>) {
  const typeTags = [typeTag(model), ...tags]
  const page = (locale: Locale, number: number, pageSize: number, query: Query = {}, keeping: Pick<ReadOptions, 'isKept'> = {}): Promise<Page<z.output<S>>> =>
    readPage(path, schema(locale), {
      locale,
      query: { ...query, 'pagination[page]': number, 'pagination[pageSize]': pageSize },
      tags: typeTags,
      ...keeping,
    })

  const list = (locale: Locale, query: Query = {}): Promise<z.output<S>[]> =>
    readList(path, schema(locale), { locale, query: { 'pagination[pageSize]': MAX_PAGE_SIZE, ...query }, tags: typeTags })

  /** Every document, however many pages there are. */
  const all = async (locale: Locale, query: Query = {}): Promise<z.output<S>[]> => {
    const first = await page(locale, 1, MAX_PAGE_SIZE, query)
    const rest = await Promise.all(Array.from({ length: Math.max(0, first.pageCount - 1) }, (_, index) => page(locale, index + 2, MAX_PAGE_SIZE, query)))
    return [first, ...rest].flatMap(({ items }) => items)
  }

  const one = async (locale: Locale, field: string, value: string): Promise<z.output<S> | null> => {
    const found = await readList(path, schema(locale), {
      locale,
      query: { [`filters[${field}][$eq]`]: value, 'pagination[pageSize]': 1 },
      tags: [...typeTags, ...documentTags(model, value)],
    })
    return found[0] ?? null
  }

  return { page, list, all, one }
}
