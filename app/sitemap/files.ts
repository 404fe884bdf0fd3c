import { outlineSitemap, sitemapEntries, type SitemapOutline, sitemapPages } from '@/lib/entities/sitemap'
import { SharedWork } from '@/lib/framework/cache/shared-work'
import { PAGES_IN_FILE, sitemapXml } from '@/lib/seo/sitemap-xml'

/** Whoever reads the sitemap in several files asks for them one after the other. Milliseconds. */
const KEEP_MS = 60_000

const outlines = new SharedWork<SitemapOutline>(KEEP_MS)

/** A file of the sitemap, made when it is asked for. Throws ContentUnavailable. */
type SitemapFile = () => Promise<string>

/**
 * The files of the sitemap: one, where all pages have room in it, else one for each part of the documents, the lists with the first. From one
 * look at all of them, until something is published. Throws ContentUnavailable.
 */
export async function sitemapFiles(): Promise<SitemapFile[]> {
  const { lists, parts, size } = await outlines.do('sitemap', outlineSitemap)
  const [first, ...others] = size <= PAGES_IN_FILE ? [parts] : parts.map((part) => [part])
  return [
    async () => sitemapXml(sitemapEntries([...lists, ...(await sitemapPages(first ?? []))])),
    ...others.map((part) => async () => sitemapXml(sitemapEntries(await sitemapPages(part)))),
  ]
}
