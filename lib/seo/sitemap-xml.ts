import { Readable } from 'node:stream'
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'

/** A page as search engines are told of it: its address, when it last changed (ISO 8601), and its addresses in all languages, by their codes. */
export type SitemapEntry = { url: string; modified: string | null; languages: Readonly<Record<string, string>> }

/** As many pages, each in some languages, stand in one file; of more there are several. Search engines take 50,000 addresses. */
export const PAGES_IN_FILE = 3000

/** The type of both kinds of file. */
export const SITEMAP_TYPE = 'application/xml; charset=utf-8'

function* items(entries: Iterable<SitemapEntry>) {
  for (const { url, modified, languages } of entries) {
    yield { url, lastmod: modified ?? undefined, links: Object.entries(languages).map(([lang, address]) => ({ lang, url: address })) }
  }
}

/** A sitemap with these pages, of which there is one at least. */
export async function sitemapXml(entries: Iterable<SitemapEntry>): Promise<string> {
  const xmlns = { news: false, image: false, video: false, xhtml: true }
  return String(await streamToPromise(Readable.from(items(entries)).pipe(new SitemapStream({ level: ErrorLevel.SILENT, xmlns }))))
}

/** A sitemap that names others by their addresses. */
export async function sitemapIndexXml(addresses: readonly string[]): Promise<string> {
  const named = addresses.map((url) => ({ url }))
  return String(await streamToPromise(Readable.from(named).pipe(new SitemapIndexStream({ level: ErrorLevel.SILENT }))))
}
