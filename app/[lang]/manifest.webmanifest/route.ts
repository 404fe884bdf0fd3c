import { buildManifest } from '@/lib/seo/manifest'
import { isLocale, LOCALES } from '@/rules/languages'

export const dynamic = 'force-static'

export const generateStaticParams = () => LOCALES.map((lang) => ({ lang }))

export async function GET(_request: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params
  if (!isLocale(lang)) return new Response(null, { status: 404 })
  return Response.json(await buildManifest(lang), { headers: { 'content-type': 'application/manifest+json' } })
}
