import { ArticlePage } from '@/components/news/ArticlePage'
import { section } from '@/lib/content/section'
import { articles, getLatestArticles, LATEST_ARTICLES } from '@/lib/entities/articles'
import { detailPage } from '@/lib/entities/detail'

const { generateMetadata, generateStaticParams, Page } = detailPage(articles, {
  beside: (locale) => section(() => getLatestArticles(locale, LATEST_ARTICLES)),
  show: (article, locale, latest) => <ArticlePage article={article} latest={latest} locale={locale} />,
})

export { generateMetadata, generateStaticParams, Page as default }
