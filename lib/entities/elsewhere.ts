import { notFound, redirect } from 'next/navigation'
import { MISSING_TRANSLATION, path } from '@/lib/i18n/paths'
import { LOCALES, type Locale } from '@/rules/languages'

/**
 * For a document that is not there in a language: leads to that language's list, which says why, if another language has the
 * document; otherwise it is not found. (docs/decisions/language-switch.md)
 */
export async function leadElsewhere(locale: Locale, list: string, find: (other: Locale) => Promise<unknown>): Promise<never> {
  const others = LOCALES.filter((other) => other !== locale)
  const found = await Promise.all(others.map(find))
  if (found.some(Boolean)) redirect(`${path(locale, list)}#${MISSING_TRANSLATION}`)
  notFound()
}
