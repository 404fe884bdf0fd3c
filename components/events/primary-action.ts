import type { Event } from '@/lib/entities/events'
import type { EventStatus } from '@/rules/events'
import { inLanguage } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { isOwnAddress } from '@/rules/link'
import { canRegister } from './registration'

export type ActionKind = 'readReport' | 'viewEvent' | 'watchRecording' | 'registerNow' | 'joinEvent' | 'learnMore'

/** Without an address the action is shown disabled. */
export type EventAction = { kind: ActionKind; href: string | null }

/** What a card offers first, by the rules of the requirements in their order. (Section 2, event card) */
export function primaryAction(event: Event, status: EventStatus, eventPage: string): EventAction {
  const { isExternalEvent, isCancelled, registration, location, reportsLink, recordingLink } = event
  const isPast = status === 'past'

  if (isPast && reportsLink) return { kind: 'readReport', href: reportsLink }
  if (isExternalEvent) return { kind: 'viewEvent', href: registration?.link ?? location?.virtualLink ?? null }
  if (isCancelled) return { kind: 'learnMore', href: eventPage }
  if (isPast && recordingLink) return { kind: 'watchRecording', href: recordingLink }
  if (canRegister(event, status)) return { kind: 'registerNow', href: registration?.link ?? eventPage }
  if (status === 'ongoing' && location?.virtualLink) return { kind: 'joinEvent', href: location.virtualLink }
  return { kind: 'learnMore', href: eventPage }
}

/** An address of this site in the language of the page; any other as it is. */
export function localHref(locale: Locale, href: string): string {
  return isOwnAddress(href) && href.startsWith('/') ? inLanguage(locale, href) : href
}
