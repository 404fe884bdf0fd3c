import { getTranslations } from '@/lib/i18n/translations'
import { ArticleCard } from '@/components/shared/ArticleCard'
import { Notice } from '@/components/shared/Notice'
import { SectionHead } from '@/components/shared/SectionHead'
import { Carousel, CarouselControls, CarouselSlides } from '@/components/ui/carousel/Carousel'
import { SlideList } from '@/components/ui/carousel/SlideList'
import type { Article } from '@/lib/entities/articles'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { getCarouselLabels } from './carousel-labels'
import styles from './cards.module.css'

/** Advances every 15 s and wraps. (Requirements, section 9) */
const OPTIONS = { delay: 15_000, loop: true }

export async function LatestArticles({ locale, articles }: { locale: Locale; articles: Article[] }) {
  const t = await getTranslations({ locale, namespace: 'home.articles' })
  const labels = await getCarouselLabels(locale)
  return (
    <Carousel options={OPTIONS}>
      <section data-far="" className="section" aria-labelledby="articles-title">
        <div className="wrap">
          <SectionHead id="articles-title" eyebrow={t('eyebrow')} title={t('title')} link={{ href: path(locale, routes.articles), text: t('all') }}>
            {articles.length > 1 && <CarouselControls labels={labels} />}
          </SectionHead>
          {articles.length === 0 ? (
            <Notice title={t('empty')} />
          ) : (
            <CarouselSlides id="article-slides" className={styles.articles}>
              <SlideList label={t('title')}>
                {articles.map((article) => (
                  <li key={article.documentId}>
                    <ArticleCard article={article} locale={locale} />
                  </li>
                ))}
              </SlideList>
            </CarouselSlides>
          )}
        </div>
      </section>
    </Carousel>
  )
}
