import { getTranslations } from 'next-intl/server'
import { BrokenPictures } from '@/components/shared/BrokenPictures'
import { JsonLd } from '@/components/shared/JsonLd'
import { Static } from '@/lib/framework/static/Static'
import { routes } from '@/lib/i18n/paths'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'
import type { Locale } from '@/rules/languages'
import { PhaseClock } from '../PhaseClock'
import { EventsContent } from './EventsContent'
import { parseListQuery } from './list-query'
import { LiveList } from './LiveList'

/** The events list; a filtered one is put into its place. (Requirements, sections 2, 4, 8 and 9; docs/decisions/pages-with-a-place.md) */
export async function EventsPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'events.list' })
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(locale, [{ name: t('breadcrumb'), route: routes.events }])} />
      <Static isPlace>
        <EventsContent locale={locale} query={parseListQuery()} isKept />
      </Static>
      <LiveList />
      <PhaseClock />
      <BrokenPictures />
    </>
  )
}
