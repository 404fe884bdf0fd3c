import { doTimed } from '../../timed/guard'
import { timedLooks } from '../../timed/looks'
import { tellNews } from './news'
import { remind } from './reminders'
import { lookPause, reminderLeads } from './settings'

/** What is done at each look. */
let tasks: readonly (() => Promise<void>)[] = []

// Nothing is erased by it, but a mail to hundreds of people is not taken back, and neither is an offer that has lapsed.
const look = (): Promise<boolean> =>
  doTimed('attendees', {
    run: async () => {
      for (const task of tasks) await task()
    },
  })

const looks = timedLooks(['attendees'], look, {
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
