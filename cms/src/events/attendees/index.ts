import { ifFree } from '../../locks'
import { tellNews } from './news'
import { remind } from './reminders'
import { lookPause, reminderLeads } from './settings'

let timer: NodeJS.Timeout | undefined
let running: Promise<void> | undefined

/** What is done at each look; `more` is that of other parts. */
let tasks: readonly (() => Promise<void>)[] = []

async function look(): Promise<void> {
  for (const task of tasks) await task()
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

/**
 * Tells those who have registered for an event what changes, reminds them of it, and does what else is to be looked at. Throws when a
 * setting is invalid.
 */
export function startAttendeeMails(...more: (() => Promise<void>)[]): void {
  reminderLeads()
  tasks = [tellNews, remind, ...more]
  schedule(0)
}

export async function stopAttendeeMails(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  await running
}
