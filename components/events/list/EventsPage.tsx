import { getTranslations } from 'next-intl/server'
import { RichText } from '@/components/blocks/RichText'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { BrokenPictures } from '@/components/shared/BrokenPictures'
import { JsonLd } from '@/components/shared/JsonLd'
import { getPageInfo } from '@/lib/content/pages-info'
import { isEmptyRichText } from '@/lib/content/rich-text'
import { Static } from '@/lib/framework/static/Static'
import { routes } from '@/lib/i18n/paths'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'
import type { Locale } from '@/rules/languages'
import { PhaseClock } from '../PhaseClock'
import { EventsStats } from './EventsStats'
import { FilterCard } from './FilterCard'
import type { ListQuery } from './list-query'
import { LiveList } from './LiveList'
import { loadEvents, maybe } from './load-events'
import { Results } from './Results'
import styles from './EventsList.module.css'

type Props = {
  locale: Locale
  query: ListQuery
  /** Whether the page is rendered once for many visitors, or for this one alone. */
  isKept: boolean
}

/** The events list. (Requirements, sections 2, 4, 8 and 9) */
export async function EventsPage({ locale, query, isKept }: Props) {
  const [t, info, { events, totals }] = await Promise.all([
    getTranslations({ locale, namespace: 'events.list' }),
    maybe(isKept, () => getPageInfo(locale, 'eventsPage')),
    loadEvents(locale, query, isKept),
  ])
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(locale, [{ name: t('breadcrumb'), route: routes.events }])} />
      <Static>
        <CoverBanner title={info?.title ?? t('title')} description={info?.description ?? t('description')} image={info?.cover} />
        <Breadcrumb locale={locale} items={[{ label: t('breadcrumb') }]} />
      </Static>
      <Static id="events" className={`wrap ${styles.page}`}>
        {info && !isEmptyRichText(info.content) && <RichText content={info.content} locale={locale} />}
        <EventsStats locale={locale} totals={totals} />
        <FilterCard locale={locale} query={query} />
        <p role="status" className="visually-hidden" />
        <p role="alert" className={styles.alert} data-text={t('keptText')} />
        <Results locale={locale} query={query} events={events} />
        <ScrollToTop locale={locale} threshold={300} />
      </Static>
      <LiveList />
      <PhaseClock />
      <BrokenPictures />
    </>
  )
}
