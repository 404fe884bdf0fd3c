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
import { Alone, Boundary } from '@/lib/framework/static/Boundary'
import { placeContent, Static } from '@/lib/framework/static/Static'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { PhaseClock } from '../PhaseClock'
import { eventChoices } from './event-choices'
import { parseListQuery } from './list-query'
import { LiveList } from './LiveList'
import { loadEvents, type LoadedEvents } from './load-events'
import { placesOf } from './places'
import { Subscribe } from './Subscribe'
import styles from './EventsList.module.css'

async function asSection(loading: Promise<LoadedEvents>): Promise<Section<LoadedEvents>> {
  const found = await loading
  return found.events.upcoming || found.events.past ? { state: 'loaded', data: found } : { state: 'failed' }
}

/** The events list; a filtered one is put into its places. (Requirements, sections 2, 4, 8 and 9; docs/decisions/pages-with-a-place.md) */
export async function EventsPage({ locale }: { locale: Locale }) {
  const query = parseListQuery()
  const t = await getTranslations({ locale, namespace: 'events.list' })
  const loading = loadEvents(locale, query, true)
  const [written] = await sections([section(() => getPageInfo(locale, 'eventsPage')), asSection(loading)])
  const info = contentOf(written)
  const places = placesOf(locale, query, await loading)
  const choices = await eventChoices(locale)
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
      </Static>
      <Boundary>
        <LiveList
          list={path(locale, routes.events)}
          choices={choices.map(({ name }) => name)}
          words={{ title: t('filterTitle'), refresh: t('refresh'), refreshing: t('refreshing'), kept: t('keptText') }}
          places={{
            figures: await placeContent(places.figures),
            fields: await placeContent(places.fields),
            found: await placeContent(places.found),
            views: await placeContent(places.views),
            results: await placeContent(places.results),
          }}
        />
      </Boundary>
      <Static>
        <Subscribe locale={locale} />
        <ScrollToTop locale={locale} threshold={300} />
      </Static>
      <Alone>
        <PhaseClock />
      </Alone>
      <Alone>
        <BrokenPictures />
      </Alone>
    </>
  )
}
