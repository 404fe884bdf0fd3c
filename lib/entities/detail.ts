import 'server-only'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache, type ReactNode } from 'react'
import { documentPages, documentRoute } from '@/lib/i18n/document-pages.mjs'
import { MISSING_TRANSLATION, path } from '@/lib/i18n/paths'
import { type Locale, LOCALES, toLocale } from '@/rules/languages'
import type { pagedEntity } from './paged-entity'

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

type Props = { params: Promise<{ lang: string; slug?: string; documentId?: string }> }

type Own<D> = Pick<ReturnType<typeof pagedEntity<D>>, 'model' | 'find' | 'metadata'>

type Detail<D, B> = {
  /** Read at the same time as the document: whoever published it waits for this page. */
  beside?: (locale: Locale) => Promise<B>
  show: (document: D, locale: Locale, beside: B) => ReactNode
}

/**
 * What the route of a document's own page exports: it is made when somebody asks for it first, and leads to the list where the
 * document is published in other languages only.
 */
export function detailPage<D extends { localizations: string[] }, B = undefined>({ model, find, metadata }: Own<D>, { beside, show }: Detail<D, B>) {
  const findOnce = cache(find)

  async function read({ params }: Props) {
    const { lang, ...names } = await params
    const name = names[documentPages[model].name] ?? ''
    return { locale: toLocale(lang), name }
  }

  const generateMetadata = async (props: Props): Promise<Metadata> => {
    const { locale, name } = await read(props)
    const document = await findOnce(locale, name)
    return document ? metadata(document, { locale, route: documentRoute(model, name), locales: [locale, ...document.localizations] }) : {}
  }

  const Page = async (props: Props) => {
    const { locale, name } = await read(props)
    const [document, other] = await Promise.all([findOnce(locale, name), beside?.(locale)])
    if (!document) return leadElsewhere(locale, documentPages[model].list, (language) => findOnce(language, name))
    return show(document, locale, other as B)
  }

  return { generateStaticParams: () => [], generateMetadata, Page }
}
