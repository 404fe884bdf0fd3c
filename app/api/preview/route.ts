import { getTranslations } from '@/lib/i18n/translations'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { type NextRequest } from 'next/server'
import { CLOSED_POLICY } from '@/lib/framework/page/policy.mjs'
import { LANGUAGE_COOKIE } from '@/lib/i18n/language-cookie'
import { preferredLanguage } from '@/lib/i18n/negotiation'
import { path, splitPath } from '@/lib/i18n/paths'
import { previewAncestors } from '@/lib/preview/ancestors'
import { sessionCookie } from '@/lib/preview/cookie'
import { readSigned } from '@/lib/preview/signed'
import { previewRoute } from './preview-route'

/** Says, in the admin's frame too, that a link is none or its ten minutes are over. */
async function refusal({ headers, cookies, nextUrl }: NextRequest): Promise<Response> {
  const stored = cookies.get(LANGUAGE_COOKIE)?.value
  const locale = preferredLanguage(nextUrl.pathname, { lng: null, stored, browser: headers.get('accept-language') })
  const t = await getTranslations({ locale, namespace: 'preview' })
  const policy = CLOSED_POLICY.replace("frame-ancestors 'none'", `frame-ancestors ${previewAncestors()}`)
  return new Response(t('refused'), {
    status: 401,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'content-language': locale, 'cache-control': 'no-store', 'content-security-policy': policy },
  })
}

/** The page on which an editor is in the admin's frame, where that is not the document's own: a new link leads back to it. */
function pageAsked({ searchParams }: URL): string | null {
  const page = searchParams.get('page') ?? ''
  const [locale] = splitPath(page)
  return locale && /^[\w/%-]+$/.test(page) ? page : null
}

/** Where the preview button of the content service leads: the page of a document, as draft or as published. */
export async function GET(request: NextRequest) {
  const preview = readSigned('link', request.nextUrl.searchParams.get('link') ?? '')
  if (!preview) return refusal(request)
  const store = await cookies()
  store.set(sessionCookie(preview))
  redirect(pageAsked(request.nextUrl) ?? path(preview.locale, previewRoute(preview)))
}
