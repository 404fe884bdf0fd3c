import { isLegalName, legalDocuments } from '@/components/shared/legal/documents'
import { LegalContent } from '@/components/shared/legal/LegalContent'
import { renderMarkup } from '@/lib/framework/static/render-markup'
import { isLocale } from '@/rules/languages'

type Context = { params: Promise<{ lang: string; document: string }> }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

/**
 * The content of a legal document alone, kept like a page; 404 for a privacy policy that is not there, which is an error.
 * Throws ContentUnavailable, so that what was kept before stays. (Requirements, section 8, legal documents)
 */
export async function GET(_request: Request, { params }: Context) {
  const { lang, document: name } = await params
  if (!isLocale(lang) || !isLegalName(name)) return new Response(null, { status: 404 })
  const document = await legalDocuments[name].read(lang)
  if (name === 'privacy' && !document) return new Response('No content', { status: 404 })
  const html = await renderMarkup(<LegalContent document={document} locale={lang} />)
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' } })
}
