import { inLanguage, type InLanguages, languages, type Locale } from '../rules/languages'
import { HOME_ZONE } from '../rules/at-home'
import type { Event } from './event'

const ONLINE: InLanguages<string> = { ar: 'عبر الإنترنت', en: 'Online', de: 'Online' }
const TO_BE_TOLD: InLanguages<string> = { ar: 'سنخبرك بالمكان لاحقاً', en: 'We will tell you the place later', de: 'Den Ort teilen wir Ihnen noch mit' }

/** Where an event takes place, with the address to join it at; a sentence where nobody has said. */
export function placeOf({ location }: Pick<Event, 'location'>, language: Locale): string {
  const place = [location?.venue, location?.address, location?.city].filter(Boolean).join(languages[language].comma)
  const virtual = inLanguage(ONLINE, language)
  const online = location?.virtualLink ? `${virtual}: ${location.virtualLink}` : location?.type === 'virtual' ? virtual : ''
  return [place, online].filter(Boolean).join(' · ') || inLanguage(TO_BE_TOLD, language)
}

/** Day and hours at the place of the event, with the name of its time zone. */
export function dateOf({ startDate, endDate, timeZone }: Pick<Event, 'startDate' | 'endDate' | 'timeZone'>, language: Locale): string {
  const format = new Intl.DateTimeFormat(languages[language].intlTag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZone ?? HOME_ZONE,
    timeZoneName: 'short',
  })
  return endDate ? format.formatRange(new Date(startDate), new Date(endDate)) : format.format(new Date(startDate))
}
