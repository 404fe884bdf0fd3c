import 'server-only'
import { getActiveAnnouncements } from '@/lib/content/announcements'
import { type ComponentsVisibility, getComponentsVisibility } from '@/lib/content/components-visibility'
import { getHero } from '@/lib/content/heroes'
import { getHomePageStats } from '@/lib/content/home-page-stats'
import { getHomeSlides } from '@/lib/content/home-sliders'
import { section, sections } from '@/lib/content/section'
import { getWhoWeAre } from '@/lib/content/who-we-are'
import { getLatestArticles, HOME_ARTICLES } from '@/lib/entities/articles'
import { getUpcomingEvents, HOME_EVENTS_REQUESTED } from '@/lib/entities/events'
import { getFeaturedPartners } from '@/lib/entities/partners'
import { getHomeProjects } from '@/lib/entities/projects'
import type { Locale } from '@/rules/languages'

/** The content of the home page's sections that editors have not switched off, read at the same time. Throws ContentUnavailable where none can be read. */
export async function getHomeSections(locale: Locale) {
  const shown: ComponentsVisibility = await getComponentsVisibility()
  const [slides, intro, whoWeAre, stats, events, projects, partners, articles, announcements] = await sections([
    section(() => getHomeSlides(locale), shown.hero),
    section(() => getHero(locale), shown.intro),
    section(() => getWhoWeAre(locale), shown.whoWeAre),
    section(() => getHomePageStats(locale), shown.stats),
    section(() => getUpcomingEvents(locale, HOME_EVENTS_REQUESTED), shown.events),
    section(() => getHomeProjects(locale), shown.projects),
    section(() => getFeaturedPartners(locale), shown.partners),
    section(() => getLatestArticles(locale, HOME_ARTICLES), shown.articles),
    section(() => getActiveAnnouncements(locale), shown.announcements),
  ])
  return { slides, intro, whoWeAre, stats, events, projects, partners, articles, announcements, collaborate: shown.collaborate }
}
