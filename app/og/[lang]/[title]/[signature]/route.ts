import { getTranslations } from '@/lib/i18n/translations'
import { FOREVER } from '@/lib/lifetimes'
import { verifyOgPicture } from '@/lib/seo/og-picture'
import { renderPng } from '@/lib/seo/picture/render'
import { pictureSvg } from '@/lib/seo/picture/svg'
import { isLocale } from '@/rules/languages'

type Params = { params: Promise<{ lang: string; title: string; signature: string }> }

/** The picture that social networks show beside a link: the page's title in the site's faces. The address holds the title and its signature, so it never changes. */
export async function GET(_request: Request, { params }: Params) {
  const { lang, title: encoded, signature } = await params
  const title = isLocale(lang) ? verifyOgPicture(lang, encoded, signature) : null
  if (!isLocale(lang) || title === null) return new Response(null, { status: 404 })
  const t = await getTranslations({ locale: lang, namespace: 'seo' })
  const png = renderPng(pictureSvg(lang, title, t('siteName'), t('ogTagline')))
  return new Response(png, { headers: { 'content-type': 'image/png', 'cache-control': FOREVER } })
}
