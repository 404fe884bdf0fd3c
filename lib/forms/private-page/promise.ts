import { ABOUT, type FormName } from '@/rules/forms'

const DAY = 24 * 60 * 60 * 1000

/** Days of the week on which nobody is promised an answer: Saturday and Sunday. */
const WEEKEND = [0, 6]

const LONGEST = { week: 7, weeks: 21 } as const

const BUSINESS_DAYS = 5

function afterBusinessDays(since: Date, count: number): Date {
  let day = since
  for (let left = count; left > 0; ) {
    day = new Date(day.getTime() + DAY)
    if (!WEEKEND.includes(day.getUTCDay())) left -= 1
  }
  return day
}

/** Until when whoever has sent this form may expect an answer, counted from `since`; null where none is promised. (Requirements, section 9) */
export function answerBy(form: FormName, since: Date): Date | null {
  const { wait } = ABOUT[form]
  if (wait === null) return null
  return wait === 'days' ? afterBusinessDays(since, BUSINESS_DAYS) : new Date(since.getTime() + LONGEST[wait] * DAY)
}
