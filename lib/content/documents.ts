import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { type Page, readList, readPage } from './parse'
import type { Query, ReadOptions } from './client'
import { documentTags, typeTag } from './tags'

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
  const page = (
    locale: Locale,
    number: number,
    pageSize: number,
    query: Query = {},
    keeping: Pick<ReadOptions, 'isKept'> = {},
  ): Promise<Page<z.output<S>>> =>
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
    const rest = await Promise.all(
      Array.from({ length: Math.max(0, first.pageCount - 1) }, (_, index) => page(locale, index + 2, MAX_PAGE_SIZE, query)),
    )
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
