import type { Metadata } from 'next'
import { EventsPage } from '@/components/events/list/EventsPage'
import { eventsMetadata } from '@/components/events/list/events-metadata'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return eventsMetadata(toLocale((await params).lang))
}

export default async function Events({ params }: Props) {
  return <EventsPage locale={toLocale((await params).lang)} />
}
