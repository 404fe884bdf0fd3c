import { getTranslations } from '@/lib/i18n/translations'
import type { Event } from '@/lib/entities/events'
import type { Locale } from '@/rules/languages'
import { eventPlace } from '../details'

/** Where an event takes place, in words; what is missing is said. (Requirements, section 2, event detail, location chip) */
export async function placeText(locale: Locale, event: Pick<Event, 'location'>): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'events' })
  const place = eventPlace(locale, event)
  if (place?.kind === 'virtual') return t('virtual')
  if (place?.kind === 'hybrid') return t('hybrid', { place: place.text })
  if (place) return place.text
  return event.location ? t('detail.physical') : t('placeMissing')
}
