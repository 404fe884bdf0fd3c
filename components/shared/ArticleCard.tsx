import { getTranslations } from '@/lib/i18n/translations'
import { type Article, articles } from '@/lib/entities/articles'
import type { Locale } from '@/rules/languages'
import { DocumentCard } from './DocumentCard'

/** An article in a list or carousel. */
export async function ArticleCard({ article, locale, isFirst }: { article: Article; locale: Locale; isFirst?: boolean }) {
  const t = await getTranslations({ locale, namespace: 'news' })
  return <DocumentCard brief={articles.brief(locale, article)} locale={locale} more={t('readMore')} isFirst={isFirst} />
}
