import type { Metadata } from 'next'
import { EventsPage } from '@/components/events/list/EventsPage'
import { eventsMetadata } from '@/components/events/list/events-metadata'
import { parseListQuery } from '@/components/events/list/list-query'
import { toLocale } from '@/rules/languages'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return eventsMetadata(toLocale((await params).lang), false)
}

/** The events list with a query, to which `middleware.ts` leads. (Architecture, static and dynamic) */
export default async function FilteredEventsPage({ params, searchParams }: Props) {
  return <EventsPage locale={toLocale((await params).lang)} query={parseListQuery(await searchParams)} isKept={false} />
}
