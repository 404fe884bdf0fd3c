import { getTranslations } from '@/lib/i18n/translations'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { EmptyState } from '@/components/shared/EmptyState'
import { BreadcrumbJsonLd } from '@/components/shared/JsonLd'
import { getLatestArticles, LATEST_ARTICLES } from '@/lib/entities/articles'
import { Static } from '@/lib/framework/static/Static'
import { routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { ArticleSwitcher } from './ArticleSwitcher'
import { ArticleView } from './ArticleView'
import { LatestArticles } from './LatestArticles'
import { loadArticle } from './load-article'
import { NewsCover } from './NewsCover'
import styles from './Article.module.css'

/** The selected article beside the six latest. (Requirements, section 2, news page) */
export async function NewsPage({ locale }: { locale: Locale }) {
  const [t, articles] = await Promise.all([getTranslations({ locale, namespace: 'news' }), getLatestArticles(locale, LATEST_ARTICLES)])
  const [first] = articles
  return (
    <>
      <BreadcrumbJsonLd locale={locale} crumbs={[{ name: t('breadcrumb'), route: routes.articles }]} />
      <NewsCover locale={locale} />
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb') }]} />
      <div className={`wrap ${styles.layout}`}>
        {first ? (
          <>
            <ArticleSwitcher first={first.documentId} locale={locale} load={loadArticle} loading={t('loading')}>
              <ArticleView article={first} locale={locale} level={2} />
            </ArticleSwitcher>
            <Static className={styles.aside}>
              <LatestArticles articles={articles} locale={locale} current={first.documentId} />
            </Static>
          </>
        ) : (
          <EmptyState title={t('emptyTitle')}>
            <p>{t('emptyText')}</p>
          </EmptyState>
        )}
      </div>
      <ScrollToTop locale={locale} threshold={300} />
    </>
  )
}
