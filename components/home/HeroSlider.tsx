import { getTranslations } from '@/lib/i18n/translations'
import { Carousel, CarouselControls, CarouselSlides } from '@/components/ui/carousel/Carousel'
import { SlideList } from '@/components/ui/carousel/SlideList'
import { Link } from '@/components/ui/Link'
import type { HomeSlide } from '@/lib/content/home-sliders'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { HeroSlide } from './HeroSlide'
import styles from './HeroSlider.module.css'
import { getCarouselLabels } from './carousel-labels'

/** (Requirements, section 9) */
const OPTIONS = { delay: 8000, loop: true, fade: true, keyboard: true }

type Props = { locale: Locale; slides: HomeSlide[] }

/** The slides at the top. Joining is one link for all of them, so that it keeps its place while they change. */
export async function HeroSlider({ locale, slides }: Props) {
  const t = await getTranslations({ locale, namespace: 'home.hero' })
  const labels = await getCarouselLabels(locale)
  if (slides.length === 0) return <p className={`deep pattern ${styles.empty}`}>{t('empty')}</p>
  return (
    <Carousel options={OPTIONS}>
      <section className={`deep pattern ${styles.hero}`} aria-label={t('label')}>
        <div className={`wrap ${styles.inner}`}>
          <CarouselSlides id="hero-slides">
            <SlideList label={t('slides')}>
              {slides.map((slide, index) => (
                <HeroSlide locale={locale} key={slide.documentId} slide={slide} isFirst={index === 0} />
              ))}
            </SlideList>
          </CarouselSlides>
          <div className={styles.actions}>
            <Link href={path(locale, routes.join)} className="btn btn-gold">
              {t('join')}
            </Link>
            <Link href={path(locale, routes.projects)} className="btn btn-ghost">
              {t('projects')}
            </Link>
          </div>
          {slides.length > 1 && <CarouselControls labels={labels} dots={slides.map((_, index) => t('slide', { number: index + 1 }))} />}
        </div>
      </section>
      <div className="ablaq" />
    </Carousel>
  )
}
