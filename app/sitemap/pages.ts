import { sitemapPages, type SitemapPage } from '@/lib/entities/sitemap'
import { SharedWork } from '@/lib/framework/cache/shared-work'

/** Whoever reads the sitemap in several files asks for them one after the other. Milliseconds. */
const KEEP_MS = 60_000

const reading = new SharedWork<SitemapPage[]>(KEEP_MS)

/** Every page of the site, from one reading for all files until something is published. Throws ContentUnavailable. */
export const readPages = (): Promise<SitemapPage[]> => reading.do('pages', sitemapPages)
