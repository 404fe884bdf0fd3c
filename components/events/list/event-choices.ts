import type { Choice } from '@/components/shared/filters/FilterFields'
import { EVENT_SOURCES, EVENT_TYPES, type ListFilter, LOCATION_TYPES } from '@/lib/i18n/list-filters'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'

/** The filters of the events list with their texts. */
export async function eventChoices(locale: Locale): Promise<(Choice & { name: keyof ListFilter<'events'> })[]> {
  const t = await getTranslations({ locale, namespace: 'events.list' })
  return [
    { name: 'type', label: t('type'), all: t('allTypes'), options: EVENT_TYPES.map((type) => [type, t(`types.${type}`)]) },
    { name: 'place', label: t('place'), all: t('allPlaces'), options: LOCATION_TYPES.map((place) => [place, t(`places.${place}`)]) },
    { name: 'source', label: t('source'), all: t('allSources'), options: EVENT_SOURCES.map((source) => [source, t(`sources.${source}`)]) },
  ]
}
