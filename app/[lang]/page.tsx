import type { Metadata } from 'next'
import { getTranslations } from '@/lib/i18n/translations'
import { Announcements } from '@/components/announcements/Announcements'
import { PhaseClock } from '@/components/events/PhaseClock'
import { UpcomingEvents } from '@/components/events/UpcomingEvents'
import { Collaborate } from '@/components/home/Collaborate'
import { CurrentProjects } from '@/components/home/CurrentProjects'
import { FeaturedPartners } from '@/components/home/FeaturedPartners'
import { HeroSlider } from '@/components/home/HeroSlider'
import styles from '@/components/home/home.module.css'
import { Intro } from '@/components/home/Intro'
import { LatestArticles } from '@/components/home/LatestArticles'
import { SectionFailure } from '@/components/home/SectionFailure'
import { Stats } from '@/components/home/Stats'
import { WhoWeAre } from '@/components/home/WhoWeAre'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { BrokenPictures } from '@/components/shared/BrokenPictures'
import { CountUp } from '@/components/shared/CountUp'
import { Expiry } from '@/components/shared/Expiry'
import { JsonLd } from '@/components/shared/JsonLd'
import { Loaded } from '@/components/shared/Loaded'
import { getContactInfo } from '@/lib/content/contact-info'
import { getHomeSections } from '@/components/home/load-home'
import type { HomeSlide } from '@/lib/content/home-sliders'
import { contentOf, readOr, type Section } from '@/lib/content/section'
import { getPageSeo } from '@/lib/content/seo'
import { Alone, Boundary } from '@/lib/framework/static/Boundary'
import { Static } from '@/lib/framework/static/Static'
import { routes } from '@/lib/i18n/paths'
import { organizationJsonLd, webSiteJsonLd } from '@/lib/seo/json-ld'
import { buildMetadata } from '@/lib/seo/metadata'
import { toLocale } from '@/rules/languages'

/** How long the first figure counts, and each next one more, in milliseconds. (Requirements, section 9) */
const STATS_DURATION = 1500
const STATS_STEP = 100

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toLocale((await params).lang)
  const [t, seo] = await Promise.all([getTranslations({ locale }), getPageSeo(locale, 'global')])
  return buildMetadata({ locale, route: routes.home, title: t('home.title'), description: t('seo.description'), seo })
}

/** Whether the first slide is the title of the page: there may be none, or one of a picture alone, and editors can switch all of them off. */
const isTitled = (slides: Section<HomeSlide[]>): boolean => slides.state === 'loaded' && Boolean(slides.data[0]?.title)

export default async function HomePage({ params }: Props) {
  const locale = toLocale((await params).lang)
  const [title, home, contact] = await Promise.all([
    getTranslations({ locale, namespace: 'home' }),
    getHomeSections(locale),
    readOr(null, () => getContactInfo(locale)),
  ])
  return (
    <>
      <Static id="home" className={styles.home}>
        {!isTitled(home.slides) && <h1 className="visually-hidden">{title('title')}</h1>}
        <JsonLd data={organizationJsonLd(locale, contact)} />
        <JsonLd data={webSiteJsonLd(locale)} />
        <Loaded section={home.slides} failure={<SectionFailure locale={locale} name="hero" />}>
          {(slides) => <HeroSlider locale={locale} slides={slides} />}
        </Loaded>
        <Loaded section={home.intro} failure={<SectionFailure locale={locale} name="section" />}>
          {(intro) => intro && <Intro locale={locale} intro={intro} />}
        </Loaded>
        <Loaded section={home.whoWeAre} failure={<SectionFailure locale={locale} name="section" />}>
          {(blocks) => <WhoWeAre locale={locale} blocks={blocks} />}
        </Loaded>
        <Loaded section={home.stats} failure={<SectionFailure locale={locale} name="stats" />}>
          {(stats) => <Stats locale={locale} stats={stats} />}
        </Loaded>
        {home.events.state !== 'hidden' && <UpcomingEvents locale={locale} events={home.events} />}
        <Loaded section={home.projects} failure={<SectionFailure locale={locale} name="section" />}>
          {(projects) => <CurrentProjects locale={locale} projects={projects} />}
        </Loaded>
        <Loaded section={home.partners}>{(partners) => <FeaturedPartners locale={locale} partners={partners} />}</Loaded>
        <Loaded section={home.articles} failure={<SectionFailure locale={locale} name="section" />}>
          {(articles) => <LatestArticles locale={locale} articles={articles} />}
        </Loaded>
        {home.collaborate && <Collaborate locale={locale} />}
      </Static>
      <Boundary>{home.announcements.state !== 'hidden' && <Announcements locale={locale} announcements={contentOf(home.announcements)} />}</Boundary>
      <ScrollToTop locale={locale} threshold={300} />
      <Alone>
        <CountUp locale={locale} duration={STATS_DURATION} step={STATS_STEP} />
      </Alone>
      <Alone>
        <PhaseClock />
      </Alone>
      <Alone>
        <BrokenPictures />
      </Alone>
      <Alone>
        <Expiry />
      </Alone>
    </>
  )
}
