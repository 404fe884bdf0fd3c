import { SITEMAP_TYPE, sitemapIndexXml } from '@/lib/seo/sitemap-xml'
import { absoluteUrl } from '@/lib/seo/urls'
import { answerUnlessSame } from '@/lib/server/conditional'
import { sitemapFiles } from '../sitemap/files'

// Made per request from kept reads: a build needs no content service.
export const dynamic = 'force-dynamic'

/** All pages, or where these are too many for one file the files that have them. */
export async function GET(request: Request) {
  const files = await sitemapFiles()
  const [only] = files
  const xml = only && files.length === 1 ? only() : sitemapIndexXml(files.map((_, index) => absoluteUrl(`/sitemap/${index + 1}.xml`)))
  return answerUnlessSame(request, await xml, SITEMAP_TYPE)
}
