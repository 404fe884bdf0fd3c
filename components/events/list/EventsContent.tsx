import { getTranslations } from 'next-intl/server'
import { RichText } from '@/components/blocks/RichText'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { getPageInfo } from '@/lib/content/pages-info'
import { isEmptyRichText } from '@/lib/content/rich-text'
import type { Locale } from '@/rules/languages'
import { EventsStats } from './EventsStats'
import { FilterCard } from './FilterCard'
import type { ListQuery } from './list-query'
import { loadEvents, maybe } from './load-events'
import { Results } from './Results'
import styles from './EventsList.module.css'

type Props = {
  locale: Locale
  query: ListQuery
  /** Whether it is rendered once for many visitors, or for this one alone. */
  isKept: boolean
}

/** All that the events list shows. */
export async function EventsContent({ locale, query, isKept }: Props) {
  const [t, info, { events, totals }] = await Promise.all([
    getTranslations({ locale, namespace: 'events.list' }),
    maybe(isKept, () => getPageInfo(locale, 'eventsPage')),
    loadEvents(locale, query, isKept),
  ])
  return (
    <>
      <CoverBanner title={info?.title ?? t('title')} description={info?.description ?? t('description')} image={info?.cover} />
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb') }]} />
      <div id="events" className={`wrap ${styles.page}`}>
        {info && !isEmptyRichText(info.content) && <RichText content={info.content} locale={locale} />}
        <EventsStats locale={locale} totals={totals} />
        <FilterCard locale={locale} query={query} />
        <p role="status" className="visually-hidden" />
        <p role="alert" className={styles.alert} data-text={t('keptText')} />
        <Results locale={locale} query={query} events={events} />
        <ScrollToTop locale={locale} threshold={300} />
      </div>
    </>
  )
}
