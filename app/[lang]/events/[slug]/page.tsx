import { redirect } from 'next/navigation'
import { EventPage } from '@/components/events/detail/EventPage'
import { InvalidEvent } from '@/components/events/detail/InvalidEvent'
import { getEvent } from '@/lib/content/events'
import { detailPage } from '@/lib/entities/detail'
import { path, routes } from '@/lib/i18n/paths'
import { buildMetadata } from '@/lib/seo/metadata'

const { generateMetadata, generateStaticParams, Page } = detailPage({
  model: 'event',
  find: getEvent,
  metadata: async ({ title, slug, shortDescription, seo, isExternalEvent }, page) =>
    isExternalEvent ? {} : buildMetadata({ ...page, title: title ?? slug, description: shortDescription, seo }),
  show(event, locale) {
    if (event.isExternalEvent) redirect(path(locale, routes.events))
    return event.title && event.startDate ? <EventPage event={event} locale={locale} /> : <InvalidEvent locale={locale} />
  },
})

export { generateMetadata, generateStaticParams, Page as default }
