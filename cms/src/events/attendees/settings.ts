import { optional, wholeNumber } from '../../environment'

const MINUTE = 60 * 1000

/** Milliseconds between a publication and the mails that tell of it: an editor who has mistyped corrects it before anybody hears of it. */
export const newsDelay = (): number => wholeNumber('EVENT_NEWS_DELAY_MS', 10 * MINUTE)

/** Milliseconds between two looks at what attendees have to be told. */
export const lookPause = (): number => wholeNumber('EVENT_MAILS_LOOK_MS', MINUTE / 2)

const DAY_AND_HOUR = '1440,60'

/** So long before the start people are reminded, in milliseconds, the shortest first. Throws an error that says what to do. */
export function reminderLeads(): number[] {
  const given = (optional('EVENT_REMINDERS_MINUTES') ?? DAY_AND_HOUR).trim()
  if (given === 'none') return []
  const minutes = given.split(',').map((text) => text.trim())
  if (!minutes.every((text) => /^[1-9]\d{0,5}$/.test(text))) {
    throw new Error('EVENT_REMINDERS_MINUTES has to be minutes before the start with commas between them, such as 1440,60, or none.')
  }
  return [...new Set(minutes.map(Number))].sort((one, other) => one - other).map((count) => count * MINUTE)
}
