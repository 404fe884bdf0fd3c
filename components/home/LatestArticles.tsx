import { getTranslations } from '@/lib/i18n/translations'
import { ArticleCard } from '@/components/shared/ArticleCard'
import type { Article } from '@/lib/entities/articles'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { CardCarousel } from './CardCarousel'
import styles from './cards.module.css'

/** Advances every 15 s and wraps. (Requirements, section 9) */
const OPTIONS = { delay: 15_000, loop: true }

export async function LatestArticles({ locale, articles }: { locale: Locale; articles: Article[] }) {
  const t = await getTranslations({ locale, namespace: 'home.articles' })
  return (
    <CardCarousel
      locale={locale}
      name="articles"
      options={OPTIONS}
      words={{ eyebrow: t('eyebrow'), title: t('title'), all: t('all'), empty: t('empty') }}
      href={path(locale, routes.articles)}
      className={styles.articles}
    >
      {articles.map((article) => (
        <li key={article.documentId}>
          <ArticleCard article={article} locale={locale} />
        </li>
      ))}
    </CardCarousel>
  )
}
