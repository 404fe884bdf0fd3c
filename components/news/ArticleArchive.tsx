import { getTranslations } from '@/lib/i18n/translations'
import { notFound } from 'next/navigation'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { ArticleCard } from '@/components/shared/ArticleCard'
import cards from '@/components/shared/cards.module.css'
import { EmptyState } from '@/components/shared/EmptyState'
import { BreadcrumbJsonLd } from '@/components/shared/JsonLd'
import { ReadFailure } from '@/components/shared/ReadFailure'
import { getPageInfo } from '@/lib/content/pages-info'
import { contentOf, section, sections } from '@/lib/content/section'
import { Pagination } from '@/components/shared/Pagination'
import { ARCHIVE, getArticles } from '@/lib/entities/articles'
import { Static } from '@/lib/framework/static/Static'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { NewsCover } from './NewsCover'
import styles from './Archive.module.css'

/** A page of all articles, newest first. */
export async function ArticleArchive({ locale, page }: { locale: Locale; page: number }) {
  const t = await getTranslations({ locale, namespace: 'news' })
  const [info, found] = await sections([section(() => getPageInfo(locale, 'newsPage')), section(() => getArticles(locale, page))])
  const articles = contentOf(found)
  if (articles && page > Math.max(1, articles.pageCount)) notFound()
  return (
    <>
      <BreadcrumbJsonLd
        locale={locale}
        crumbs={[
          { name: t('breadcrumb'), route: routes.articles },
          { name: t('all'), route: `${ARCHIVE}/${page}` },
        ]}
      />
      <NewsCover locale={locale} info={contentOf(info)} />
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb'), href: path(locale, routes.articles) }, { label: t('all') }]} />
      <Static className={`wrap ${styles.archive}`}>
        {!articles && <ReadFailure locale={locale} />}
        {articles?.items.length === 0 && (
          <EmptyState title={t('emptyTitle')}>
            <p>{t('emptyText')}</p>
          </EmptyState>
        )}
        {articles && articles.items.length > 0 && (
          <>
            <h2>{t('all')}</h2>
            <div className={cards.grid}>
              {articles.items.map((article, index) => (
                <ArticleCard key={article.documentId} article={article} locale={locale} isFirst={index === 0} />
              ))}
            </div>
          </>
        )}
        {articles && <Pagination locale={locale} page={page} pageCount={articles.pageCount} href={(number) => path(locale, `${ARCHIVE}/${number}`)} />}
      </Static>
      <ScrollToTop locale={locale} threshold={300} />
    </>
  )
}
