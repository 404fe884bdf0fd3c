import { getTranslations } from '@/lib/i18n/translations'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { BreadcrumbJsonLd, JsonLd } from '@/components/shared/JsonLd'
import { Loaded } from '@/components/shared/Loaded'
import { ReadFailure } from '@/components/shared/ReadFailure'
import type { Section } from '@/lib/content/section'
import { type Article, articles } from '@/lib/entities/articles'
import { Static } from '@/lib/framework/static/Static'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { ArticleView } from './ArticleView'
import { LatestArticles } from './LatestArticles'
import styles from './Article.module.css'

/** An article at its own address: canonical, shared, and what readers without script get. */
export async function ArticlePage({ article, latest, locale }: { article: Article; latest: Section<Article[]>; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news' })
  const title = article.title ?? ''
  const route = `${routes.articles}/${article.documentId}`
  const crumbs = [
    { name: t('breadcrumb'), route: routes.articles },
    { name: title, route },
  ]
  return (
    <>
      <JsonLd data={articles.jsonLd(locale, article)} />
      <BreadcrumbJsonLd locale={locale} crumbs={crumbs} />
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb'), href: path(locale, routes.articles) }, { label: title }]} />
      <div className={`wrap ${styles.layout}`}>
        <ArticleView article={article} locale={locale} level={1} />
        <Static className={styles.aside}>
          <Loaded section={latest} failure={<ReadFailure locale={locale} />}>
            {(found) => <LatestArticles articles={found} locale={locale} current={article.documentId} />}
          </Loaded>
        </Static>
      </div>
      <ScrollToTop locale={locale} threshold={300} />
    </>
  )
}
