import { getTranslations } from '@/lib/i18n/translations'
import { RichText } from '@/components/blocks/RichText'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { BrokenPictures } from '@/components/shared/BrokenPictures'
import { BreadcrumbJsonLd, JsonLd } from '@/components/shared/JsonLd'
import { type Event, events } from '@/lib/entities/events'
import { Static } from '@/lib/framework/static/Static'
import { eventStatus } from '@/rules/events'
import { isEmptyRichText } from '@/lib/content/rich-text'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { PhaseClock } from '../PhaseClock'
import { registersHere } from '../registration'
import { Agenda } from './Agenda'
import { EventActions } from './EventActions'
import { EventDetails } from './EventDetails'
import { EventHeader } from './EventHeader'
import { RegistrationPanel } from './RegistrationPanel'
import { Speakers } from './Speakers'
import { Sponsors } from './Sponsors'
import { VisitorTime } from './VisitorTime'
import styles from './EventPage.module.css'

/** One of our events in full. (Requirements, section 2, event detail) */
export async function EventPage({ event, locale }: { event: Event; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'events' })
  const { slug, description, agenda, sponsors, speakers, startDate, endDate } = event
  const title = event.title ?? ''
  const status = eventStatus(event)
  const route = `${routes.events}/${slug}`
  const crumbs = [
    { name: t('list.breadcrumb'), route: routes.events },
    { name: title, route },
  ]
  return (
    <>
      <Static>
        <JsonLd data={events.jsonLd(locale, event)} />
        <BreadcrumbJsonLd locale={locale} crumbs={crumbs} />
      </Static>
      <div data-phase={status} data-start={startDate ?? undefined} data-end={endDate ?? undefined}>
        <Static>
          <EventHeader event={event} locale={locale} status={status} />
          <Breadcrumb locale={locale} items={[{ label: t('list.breadcrumb'), href: path(locale, routes.events) }, { label: title }]} />
          {event.isCancelled && (
            <div className="wrap">
              <p className={styles.cancelled}>
                {t('detail.cancelled')} {registersHere(event) && t('detail.cancelledTold')}
              </p>
            </div>
          )}
        </Static>
        <div className={`wrap ${styles.layout}`}>
          <Static className={styles.facts}>
            <EventDetails event={event} locale={locale}>
              <EventActions event={event} locale={locale} status={status} />
            </EventDetails>
          </Static>
          <div className={styles.content}>
            <Static className={styles.part}>
              {!isEmptyRichText(description) && (
                <section aria-labelledby="about-title">
                  <h2 id="about-title">{t('detail.aboutTitle')}</h2>
                  <RichText content={description} locale={locale} shift={1} />
                </section>
              )}
              {agenda.length > 0 && <Agenda items={agenda} locale={locale} />}
            </Static>
            <RegistrationPanel event={event} locale={locale} status={status} />
            <Static className={styles.part}>
              {speakers.length > 0 && <Speakers speakers={speakers} locale={locale} />}
              {sponsors.length > 0 && <Sponsors sponsors={sponsors} locale={locale} />}
            </Static>
          </div>
        </div>
      </div>
      <ScrollToTop locale={locale} threshold={300} />
      <PhaseClock />
      <VisitorTime />
      <BrokenPictures />
    </>
  )
}
