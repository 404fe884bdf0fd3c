import type { Metadata } from 'next'
import { EventsPage } from '@/components/events/list/EventsPage'
import { eventsMetadata } from '@/components/events/list/events-metadata'
import { parseListQuery } from '@/components/events/list/list-query'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return eventsMetadata(toLocale((await params).lang), true)
}

export default async function KeptEventsPage({ params }: Props) {
  return <EventsPage locale={toLocale((await params).lang)} query={parseListQuery()} isKept />
}
