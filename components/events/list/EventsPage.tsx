import { getTranslations } from '@/lib/i18n/translations'
import { RichText } from '@/components/blocks/RichText'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { BrokenPictures } from '@/components/shared/BrokenPictures'
import { BreadcrumbJsonLd } from '@/components/shared/JsonLd'
import { getPageInfo } from '@/lib/content/pages-info'
import { contentOf, type Section, section, sections } from '@/lib/content/section'
import { isEmptyRichText } from '@/lib/content/rich-text'
import { AskedPlace } from '@/lib/framework/static/AskedPlace'
import { Static } from '@/lib/framework/static/Static'
import { routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { PhaseClock } from '../PhaseClock'
import { EventsContent } from './EventsContent'
import { parseListQuery } from './list-query'
import { LiveList } from './LiveList'
import { loadEvents, type LoadedEvents } from './load-events'
import { Subscribe } from './Subscribe'
import styles from './EventsList.module.css'

async function asSection(loading: Promise<LoadedEvents>): Promise<Section<LoadedEvents>> {
  const found = await loading
  return found.events.upcoming || found.events.past ? { state: 'loaded', data: found } : { state: 'failed' }
}

/** The events list; a filtered one is put into its place. (Requirements, sections 2, 4, 8 and 9; docs/decisions/pages-with-a-place.md) */
export async function EventsPage({ locale }: { locale: Locale }) {
  const query = parseListQuery()
  const t = await getTranslations({ locale, namespace: 'events.list' })
  const loading = loadEvents(locale, query, true)
  const [written] = await sections([section(() => getPageInfo(locale, 'eventsPage')), asSection(loading)])
  const info = contentOf(written)
  return (
    <>
      <BreadcrumbJsonLd locale={locale} crumbs={[{ name: t('breadcrumb'), route: routes.events }]} />
      <Static>
        <CoverBanner locale={locale} title={info?.title ?? t('title')} description={info?.description ?? t('description')} image={info?.cover} />
        <Breadcrumb locale={locale} items={[{ label: t('breadcrumb') }]} />
        {info && !isEmptyRichText(info.content) && (
          <div className={`wrap ${styles.intro}`}>
            <RichText content={info.content} locale={locale} />
          </div>
        )}
        <AskedPlace id="events" className={`wrap ${styles.page}`}>
          <EventsContent locale={locale} query={query} found={await loading} />
        </AskedPlace>
        <Subscribe locale={locale} />
        <ScrollToTop locale={locale} threshold={300} />
      </Static>
      <LiveList />
      <PhaseClock />
      <BrokenPictures />
    </>
  )
}
