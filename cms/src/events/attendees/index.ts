import { ifFree } from '../../locks'
import { tellNews } from './news'
import { remind } from './reminders'
import { lookPause, reminderLeads } from './settings'

let timer: NodeJS.Timeout | undefined
let running: Promise<void> | undefined

async function look(): Promise<void> {
  await tellNews()
  await remind()
}

async function run(): Promise<void> {
  try {
    await ifFree('attendees', look)
  } catch (error) {
    // What was not written is found again.
    strapi.log.warn(`Mails to attendees will be tried again: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    running = undefined
    if (timer) schedule(lookPause())
  }
}

function schedule(milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void (running ??= run()), milliseconds)
  timer.unref()
}

/** Tells those who have registered for an event what changes, and reminds them of it. Throws when a setting is invalid. */
export function startAttendeeMails(): void {
  reminderLeads()
  schedule(0)
}

export async function stopAttendeeMails(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  await running
}
