import 'server-only'
import type { Locale } from '@/rules/languages'
import { getActiveAnnouncements } from './announcements'
import { getLatestArticles, HOME_ARTICLES } from './articles'
import { type ComponentsVisibility, getComponentsVisibility } from './components-visibility'
import { getUpcomingEvents, HOME_EVENTS_REQUESTED } from './events'
import { getHero } from './heroes'
import { getHomePageStats } from './home-page-stats'
import { getHomeSlides } from './home-sliders'
import { getFeaturedPartners } from './partners'
import { getHomeProjects } from './projects'
import { section } from './section'
import { getWhoWeAre } from './who-we-are'

/**
 * The content of the home page's sections that editors have not switched off, read at the same time.
 * A read that fails throws ContentUnavailable, so that the page rendered before stays; in a preview, of which nothing
 * is kept, it only fails its section. (docs/decisions/home-page-failures.md)
 */
export async function getHomeSections(locale: Locale) {
  const shown: ComponentsVisibility = await getComponentsVisibility()
  const [slides, intro, whoWeAre, stats, events, projects, partners, articles, announcements] = await Promise.all([
    section(shown.hero, () => getHomeSlides(locale)),
    section(shown.intro, () => getHero(locale)),
    section(shown.whoWeAre, () => getWhoWeAre(locale)),
    section(shown.stats, () => getHomePageStats(locale)),
    section(shown.events, () => getUpcomingEvents(locale, HOME_EVENTS_REQUESTED)),
    section(shown.projects, () => getHomeProjects(locale)),
    section(shown.partners, () => getFeaturedPartners(locale)),
    section(shown.articles, () => getLatestArticles(locale, HOME_ARTICLES)),
    section(shown.announcements, () => getActiveAnnouncements(locale)),
  ])
  return { slides, intro, whoWeAre, stats, events, projects, partners, articles, announcements, collaborate: shown.collaborate }
}
