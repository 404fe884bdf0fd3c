import { calendarFile } from '@/lib/calendar/calendar-file'
import { getContactInfo } from '@/lib/content/contact-info'
import { getCalendarEvents } from '@/lib/entities/events'
import { path, routes } from '@/lib/i18n/paths'
import { getTranslations } from '@/lib/i18n/translations'
import { documentTitle } from '@/lib/seo/document-title'
import { absoluteUrl } from '@/lib/seo/urls'
import type { Locale } from '@/rules/languages'
import { calendarEntry } from '../detail/calendar-entry'

const listUrl = (locale: Locale) => absoluteUrl(path(locale, routes.events))

/** Where calendars subscribe to the events of a language. */
export const calendarUrl = (locale: Locale) => `${listUrl(locale)}/calendar.ics`

/** The events of a language as an iCalendar file to subscribe to. Throws ContentUnavailable. */
export async function eventsCalendar(locale: Locale): Promise<string> {
  const [t, events, contact] = await Promise.all([getTranslations({ locale }), getCalendarEvents(locale), getContactInfo(locale)])
  const entries = events.flatMap((event) => calendarEntry(locale, event, contact) ?? [])
  const name = documentTitle(t('events.list.breadcrumb'), { siteName: t('seo.siteName'), shortName: t('seo.shortName') })
  return calendarFile(entries, { name, url: listUrl(locale) })
}
