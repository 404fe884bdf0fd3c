import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { EventPage } from '@/components/events/detail/EventPage'
import { InvalidEvent } from '@/components/events/detail/InvalidEvent'
import { getEvent } from '@/lib/content/events'
import { leadElsewhere } from '@/lib/elsewhere'
import { toLocale } from '@/lib/i18n/languages'
import { path, routes } from '@/lib/i18n/paths'
import { buildMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ lang: string; slug: string }> }

export const generateStaticParams = () => []

const findEvent = cache(getEvent)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params
  const locale = toLocale(lang)
  const event = await findEvent(locale, slug)
  if (!event || event.isExternalEvent) return {}
  return buildMetadata({
    locale,
    route: `${routes.events}/${slug}`,
    title: event.title ?? slug,
    description: event.shortDescription,
    seo: event.seo,
    locales: [locale, ...event.localizations],
  })
}

export default async function EventRoute({ params }: Props) {
  const { lang, slug } = await params
  const locale = toLocale(lang)
  const event = await findEvent(locale, slug)
  if (!event) return leadElsewhere(locale, routes.events, (other) => findEvent(other, slug))
  if (event.isExternalEvent) redirect(path(locale, routes.events))
  return event.title && event.startDate ? <EventPage event={event} locale={locale} /> : <InvalidEvent locale={locale} />
}
