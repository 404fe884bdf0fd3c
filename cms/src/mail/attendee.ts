import { findEvent } from '../events/event'
import { hasSeat, type Seat } from '../events/seat'
import { type EventState, readState } from '../events/state'
import { dateOf } from '../events/words'
import type { Composed } from '../outbox/mail'
import type { MailTemplate } from '../outbox/mail-names'
import { inLanguage, type InLanguages, type Locale } from '../rules/languages'
import type { Values } from './render'
import { type Submission, text } from './submission'

const WAS = {
  changed: { ar: 'نرجو الانتباه إلى ما تغيّر:', en: 'Please note what has changed:', de: 'Bitte beachten Sie, was sich geändert hat:' },
  date: { ar: 'الموعد السابق: {0}', en: 'Until now it was planned for: {0}', de: 'Geplant war bisher: {0}' },
  place: { ar: 'المكان السابق: {0}', en: 'Until now the place was: {0}', de: 'Der Ort war bisher: {0}' },
  cancelled: {
    ar: 'كنا قد أخبرناك بإلغاء الفعالية، لكنها ستُقام.',
    en: 'We had told you that it was cancelled: it takes place after all.',
    de: 'Wir hatten Ihnen die Absage mitgeteilt: Die Veranstaltung findet nun doch statt.',
  },
} as const satisfies Record<string, InLanguages<string>>

/** The same with a sentence before it, where the mail is about something else. */
export function whatHasChanged(submission: Submission, language: Locale): string {
  const was = whatWas(submission, language)
  return was && `${inLanguage(WAS.changed, language)}\n${was}`
}

/** What is no more as it was told, each on a line of its own. */
export function whatWas({ formerState, toldState }: Submission, language: Locale): string {
  const [former, now] = [readState(formerState), readState(toldState)]
  if (!former || !now) return ''
  const say = (words: InLanguages<string>, value = '') => inLanguage(words, language).replace('{0}', () => value)
  const [formerDate, date] = [dateOf(former, language), dateOf(now, language)]
  return [
    ...(former.isCancelled ? [say(WAS.cancelled)] : []),
    ...(formerDate === date ? [] : [say(WAS.date, formerDate)]),
    ...(former.place === now.place ? [] : [say(WAS.place, former.place)]),
  ].join('\n')
}

/** Until when a seat is kept, by the clock of the event. */
export function offeredUntil({ offeredUntil: until, toldState }: Submission, language: Locale): string {
  const timeZone = readState(toldState)?.timeZone ?? null
  return dateOf({ startDate: String(until), endDate: null, timeZone }, language)
}

/** When and where the event was to be, as they were told last: it may be deleted by now. */
export function describeTold({ toldState }: Submission, language: Locale): Values {
  const told: EventState | null = readState(toldState)
  return told ? { date: dateOf(told, language), place: told.place } : {}
}

/** Mails that say that somebody has a seat. */
const SAY_SEAT: readonly MailTemplate[] = ['registration', 'repeated', 'eventChanged', 'eventReminder']

/** Mails to people who wait for a seat, and what they have while each holds. */
const WHILE = new Map<MailTemplate, Seat>([
  ['waitingList', 'waiting'],
  ['seatOffered', 'offered'],
  ['offerLapsed', 'lapsed'],
])

/** Mails about an event that takes place. */
const TAKES_PLACE: readonly MailTemplate[] = ['eventChanged', 'eventReminder']

/** Whether a mail to somebody who has registered is true no more: it waited, and something has happened meanwhile. */
export async function isOutdated({ template, language }: Composed, { cancelledAt, eventId, seat }: Submission): Promise<boolean> {
  const meant = WHILE.get(template)
  const isSeated = SAY_SEAT.includes(template)
  if (!meant && !isSeated && template !== 'eventCancelled') return false
  if (cancelledAt || (meant && seat !== meant) || (isSeated && !hasSeat(seat ?? null))) return true
  const event = await findEvent(text(eventId), language)
  if (meant) return event?.isCancelled === true
  if (template === 'eventCancelled') return event !== null && !event.isCancelled
  if (!TAKES_PLACE.includes(template)) return false
  if (!event || event.isCancelled) return true
  return template === 'eventReminder' && Date.parse(event.startDate) <= Date.now()
}
