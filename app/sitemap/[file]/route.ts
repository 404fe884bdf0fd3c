import { sitemapEntries } from '@/lib/entities/sitemap'
import { PAGES_IN_FILE, SITEMAP_HEADERS, sitemapXml } from '@/lib/seo/sitemap-xml'
import { readPages } from '../pages'

export const dynamic = 'force-dynamic'

const NAME = /^([1-9]\d{0,4})\.xml$/

/** A part of the pages, by the number that /sitemap.xml names. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const number = Number(NAME.exec((await params).file)?.[1] ?? 0)
  const pages = number > 0 ? (await readPages()).slice((number - 1) * PAGES_IN_FILE, number * PAGES_IN_FILE) : []
  if (pages.length === 0) return new Response(null, { status: 404 })
  return new Response(await sitemapXml(sitemapEntries(pages)), { headers: SITEMAP_HEADERS })
}
