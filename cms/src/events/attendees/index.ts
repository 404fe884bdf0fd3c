import { recurring } from '../../recurring'
import { tellNews } from './news'
import { remind } from './reminders'
import { lookPause, reminderLeads } from './settings'

/** What is done at each look. */
let tasks: readonly (() => Promise<void>)[] = []

async function look(): Promise<void> {
  for (const task of tasks) await task()
}

const looks = recurring('attendees', look, {
  pause: lookPause,
  // What was not written is found again.
  complain: (error) => strapi.log.warn(`Mails to attendees will be tried again: ${error instanceof Error ? error.message : String(error)}`),
})

/**
 * Tells those who have registered for an event what changes, reminds them of it, and does what else is to be looked at; `more` is that of
 * other parts. Throws when a setting is invalid.
 */
export function startAttendeeMails(...more: (() => Promise<void>)[]): void {
  reminderLeads()
  tasks = [tellNews, remind, ...more]
  looks.start()
}

export const stopAttendeeMails = (): Promise<void> => looks.stop()
