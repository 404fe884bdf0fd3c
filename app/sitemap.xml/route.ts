import { sitemapEntries } from '@/lib/entities/sitemap'
import { PAGES_IN_FILE, SITEMAP_HEADERS, sitemapIndexXml, sitemapXml } from '@/lib/seo/sitemap-xml'
import { absoluteUrl } from '@/lib/seo/urls'
import { readPages } from '../sitemap/pages'

// Made per request from kept reads: a build needs no content service.
export const dynamic = 'force-dynamic'

/** All pages, or where these are too many for one file the files that have them. */
export async function GET() {
  const pages = await readPages()
  const addresses = Array.from({ length: Math.ceil(pages.length / PAGES_IN_FILE) }, (_, index) => absoluteUrl(`/sitemap/${index + 1}.xml`))
  const xml = addresses.length > 1 ? sitemapIndexXml(addresses) : sitemapXml(sitemapEntries(pages))
  return new Response(await xml, { headers: SITEMAP_HEADERS })
}
