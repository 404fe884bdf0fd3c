import { getTranslations } from '@/lib/i18n/translations'
import { Notice } from '@/components/shared/Notice'
import { SectionHead } from '@/components/shared/SectionHead'
import type { Event } from '@/lib/entities/events'
import type { Section } from '@/lib/content/section'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { EventCard } from './EventCard'
import { pickHomeEvents } from './pick-home-events'
import styles from './UpcomingEvents.module.css'

/** How far the events page is scrolled, in pixels. (Requirements, section 2, home) */
const ARRIVE = 100

type Props = { locale: Locale; events: Exclude<Section<Event[]>, { state: 'hidden' }> }

/** The events section of the home page. (Requirements, sections 2, 8 and 9) */
export async function UpcomingEvents({ locale, events }: Props) {
  const t = await getTranslations({ locale, namespace: 'events.home' })
  const picked = events.state === 'loaded' ? pickHomeEvents(events.data) : null
  return (
    <section data-far="" className="section" aria-labelledby="events-title">
      <div className="wrap">
        <SectionHead
          id="events-title"
          eyebrow={t('eyebrow')}
          title={t('title')}
          note={t('note')}
          link={{ href: path(locale, routes.events), text: t('all'), arrive: ARRIVE }}
        />
        {events.state === 'failed' && <Notice isError title={t('errorTitle')} text={`${t('error')} ${t('errorText')}`} />}
        {events.state === 'loaded' && !picked && <Notice title={t('emptyTitle')} text={t('emptyText')} />}
        {picked && (
          <div className={styles.events}>
            <div className={styles.main}>
              <EventCard event={picked.main} locale={locale} variant="featured" />
            </div>
            {picked.others.map((event) => (
              <div key={event.documentId} className={styles.other}>
                {/* One alone stands beside the first as its equal. */}
                <EventCard event={event} locale={locale} variant={picked.others.length === 1 ? 'featured' : 'compact'} />
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
