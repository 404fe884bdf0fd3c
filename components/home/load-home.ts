import 'server-only'
import { getActiveAnnouncements } from '@/lib/content/announcements'
import { type ComponentsVisibility, getComponentsVisibility } from '@/lib/content/components-visibility'
import { getHero } from '@/lib/content/heroes'
import { getHomePageStats } from '@/lib/content/home-page-stats'
import { getHomeSlides } from '@/lib/content/home-sliders'
import { section } from '@/lib/content/section'
import { getWhoWeAre } from '@/lib/content/who-we-are'
import { getLatestArticles, HOME_ARTICLES } from '@/lib/entities/articles'
import { getUpcomingEvents, HOME_EVENTS_REQUESTED } from '@/lib/entities/events'
import { getFeaturedPartners } from '@/lib/entities/partners'
import { getHomeProjects } from '@/lib/entities/projects'
import type { Locale } from '@/rules/languages'

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
