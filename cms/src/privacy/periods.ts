import { optional } from '../environment'

/** Days after which what visitors sent and what was counted of visits is erased, as the privacy policy of the sample content says. */
export const STANDARD = {
  /** Applications whose address was never confirmed, from their arrival. */
  UNCONFIRMED: 30,
  /** Applications that were rejected, from the decision, or never decided about, from the confirmation. */
  UNSUCCESSFUL: 365,
  /** Accepted applications, from the decision. */
  ACCEPTED: 3 * 365,
  /** Partnership requests, proposals and ideas, from their arrival. */
  PROPOSALS: 2 * 365,
  /** Registrations, from the end of the event. */
  REGISTRATIONS: 60,
  /** Feedback and messages, from their arrival. */
  MESSAGES: 365,
  /** What the outbox knows of mails that were sent or given up. */
  MAILS: 30,
  /** That an address wants no reminders, or that nobody is there; the address itself is not kept. */
  ADDRESSES: 3 * 365,
  /** How fast pages were, of which nobody is the subject, from the day of the visits: a year and what it is compared with. */
  SPEED: 400,
} as const

const DAY = 24 * 60 * 60 * 1000

export type Period = keyof typeof STANDARD

const PERIODS = Object.keys(STANDARD) as Period[]

function daysOf(period: Period): number {
  const name = `RETENTION_DAYS_${period}`
  const text = optional(name)
  if (text === undefined) return STANDARD[period]
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`${name}=${text} is not a number of days: set it to a whole number from 1.`)
  return Number(text)
}

/** The moment before which what belongs to a period is erased. */
export const endOf = (period: Period, now: Date): string => new Date(now.getTime() - daysOf(period) * DAY).toISOString()

/** Throws an error that names the invalid setting. */
export function checkPeriods(): void {
  PERIODS.forEach(daysOf)
}
