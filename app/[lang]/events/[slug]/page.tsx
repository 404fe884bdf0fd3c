import { redirect } from 'next/navigation'
import { EventPage } from '@/components/events/detail/EventPage'
import { InvalidEvent } from '@/components/events/detail/InvalidEvent'
import { detailPage } from '@/lib/entities/detail'
import { events } from '@/lib/entities/events'
import { path, routes } from '@/lib/i18n/paths'

const { generateMetadata, generateStaticParams, Page } = detailPage(events, {
  show(event, locale) {
    if (event.isExternalEvent) redirect(path(locale, routes.events))
    return event.title && event.startDate ? <EventPage event={event} locale={locale} /> : <InvalidEvent locale={locale} />
  },
})

export { generateMetadata, generateStaticParams, Page as default }
