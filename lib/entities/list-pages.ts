import type { Page } from '@/lib/content/client'
import { ContentUnavailable } from '@/lib/content/errors'
import type { ListPage } from '@/lib/seo/written-pages'
import { LOCALES, type Locale } from '@/rules/languages'

/** A page of a list, counted from 1. Throws ContentUnavailable. */
type ReadPage = (locale: Locale, number: number) => Promise<Page<unknown>>

/** How many pages a list has in a language; none where that cannot be read. An empty list has one. */
async function pageCount(read: ReadPage, locale: Locale): Promise<number> {
  try {
    return Math.max(1, (await read(locale, 1)).pageCount)
  } catch (error) {
    if (error instanceof ContentUnavailable) return 0
    throw error
  }
}

/** The n-th page of a list with the languages that have it: their lists differ in length. */
export async function findListPage(read: ReadPage, number: number): Promise<ListPage> {
  const counts = await Promise.all(LOCALES.map((locale) => pageCount(read, locale)))
  return { number, locales: LOCALES.filter((_, index) => number <= (counts[index] ?? 0)) }
}
