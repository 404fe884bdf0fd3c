import { getTranslations } from '@/lib/i18n/translations'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { EmptyState } from '@/components/shared/EmptyState'
import { BreadcrumbJsonLd } from '@/components/shared/JsonLd'
import { ReadFailure } from '@/components/shared/ReadFailure'
import { Boundary } from '@/lib/framework/static/Boundary'
import { getPageInfo } from '@/lib/content/pages-info'
import { contentOf, section, sections } from '@/lib/content/section'
import { getLatestArticles, LATEST_ARTICLES } from '@/lib/entities/articles'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { ArticleLink, ArticleSwitcher, SelectedArticle } from './ArticleSwitcher'
import { ArticleView } from './ArticleView'
import { LatestArticles } from './LatestArticles'
import { loadArticle } from './load-article'
import { NewsCover } from './NewsCover'
import styles from './Article.module.css'

/** The selected article beside the six latest. (Requirements, section 2, news page) */
export async function NewsPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news' })
  const [info, found] = await sections([section(() => getPageInfo(locale, 'newsPage')), section(() => getLatestArticles(locale, LATEST_ARTICLES))])
  const articles = contentOf(found)
  const first = articles?.[0]
  return (
    <>
      <BreadcrumbJsonLd locale={locale} crumbs={[{ name: t('breadcrumb'), route: routes.articles }]} />
      <NewsCover locale={locale} info={contentOf(info)} />
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb') }]} />
      <div className={`wrap ${styles.layout}`}>
        {!articles && <ReadFailure locale={locale} />}
        {articles && first && (
          <Boundary>
            <ArticleSwitcher first={first.documentId} locale={locale} pages={path(locale, routes.articles)} load={loadArticle}>
              <SelectedArticle loading={t('loading')}>
                <ArticleView article={first} locale={locale} level={2} />
              </SelectedArticle>
              <div className={styles.aside}>
                <LatestArticles articles={articles} locale={locale} InPlace={ArticleLink} />
              </div>
            </ArticleSwitcher>
          </Boundary>
        )}
        {articles && !first && (
          <EmptyState title={t('emptyTitle')}>
            <p>{t('emptyText')}</p>
          </EmptyState>
        )}
      </div>
      <ScrollToTop locale={locale} threshold={300} />
    </>
  )
}
