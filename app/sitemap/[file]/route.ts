import { SITEMAP_HEADERS } from '@/lib/seo/sitemap-xml'
import { sitemapFiles } from '../files'

export const dynamic = 'force-dynamic'

const NAME = /^([1-9]\d{0,4})\.xml$/

/** A part of the pages, by the number that /sitemap.xml names. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const number = Number(NAME.exec((await params).file)?.[1] ?? 0)
  const xml = number > 0 ? (await sitemapFiles())[number - 1] : undefined
  return xml ? new Response(await xml(), { headers: SITEMAP_HEADERS }) : new Response(null, { status: 404 })
}
