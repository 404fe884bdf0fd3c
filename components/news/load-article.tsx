'use server'

import type { ReactNode } from 'react'
import { articles } from '@/lib/entities/articles'
import { isDocumentId } from '@/lib/content/document-id'
import { isLocale } from '@/rules/languages'
import { ArticleView } from './ArticleView'

/**
 * An article for the news page, rendered; null when there is none of that id. Both values come from the browser.
 * Throws ContentUnavailable.
 */
export async function loadArticle(locale: string, documentId: string): Promise<ReactNode> {
  if (!isLocale(locale) || !isDocumentId(documentId)) return null
  const article = await articles.one(locale, documentId)
  return article && <ArticleView article={article} locale={locale} level={2} inDocument={false} />
}
