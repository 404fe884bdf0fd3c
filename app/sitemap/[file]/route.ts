import { SITEMAP_TYPE } from '@/lib/seo/sitemap-xml'
import { answerUnlessSame } from '@/lib/server/conditional'
import { sitemapFiles } from '../files'

export const dynamic = 'force-dynamic'

const NAME = /^([1-9]\d{0,4})\.xml$/

/** A part of the pages, by the number that /sitemap.xml names. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const number = Number(NAME.exec((await params).file)?.[1] ?? 0)
  const xml = number > 0 ? (await sitemapFiles())[number - 1] : undefined
  return xml ? answerUnlessSame(request, await xml(), SITEMAP_TYPE) : new Response(null, { status: 404 })
}
