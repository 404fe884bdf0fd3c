import { ifFree } from '../locks'
import { boundariesAfter, distinct, hasBoundaries } from './boundaries'
import { noteChange } from './notices'
import { tellSoon } from './telling'

/** A document may have been written by another process, which died since; looking again now and then also catches a changed clock. */
const LONGEST_WAIT = 60 * 1000
const RETRY = 30 * 1000
/** Until another process that is at it is through. */
const SHORT_WAIT = 1000

let timer: NodeJS.Timeout | undefined
let running = false
let again = false

const store = () => strapi.store({ type: 'core', name: 'imar', key: 'renewed' })

function schedule(milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void renewAndWait(), Math.min(Math.max(milliseconds, 0), LONGEST_WAIT))
  // Waiting alone does not keep the process alive.
  timer.unref()
}

/** Notes every boundary passed since the last time. Gives how long to wait for the next one. */
async function renew(): Promise<number> {
  const now = Date.now()
  const since = Number((await store().get({})) ?? now)
  const boundaries = await boundariesAfter(since)
  await Promise.all(distinct(boundaries.filter(({ at }) => at <= now)).map((boundary) => noteChange(boundary)))
  // The clock of another process may be ahead of this one.
  await store().set({ value: Math.max(now, since) })
  tellSoon()
  const next = boundaries.find(({ at }) => at > now)
  return next ? next.at - Date.now() : LONGEST_WAIT
}

/** Renews unless another process is at it, and waits for the next time. */
async function renewAndWait(): Promise<void> {
  if (running) {
    again = true
    return
  }
  running = true
  again = false
  try {
    let wait = SHORT_WAIT
    await ifFree('renewal', async () => {
      wait = await renew()
    })
    schedule(wait)
  } catch (error) {
    // The time of the last success stays as it was, so nothing is forgotten.
    strapi.log.warn(`Renewal by time will be tried again: ${error instanceof Error ? error.message : String(error)}`)
    schedule(RETRY)
  } finally {
    running = false
    if (again) schedule(0)
  }
}

/** A document with dates was written: the next boundary may be another one. */
export function boundariesChanged(uid: string): void {
  if (timer && hasBoundaries(uid)) schedule(0)
}

/** Starts to renew the site's pages when an event or announcement starts or ends and when a project stops being new. */
export function startRenewal(): void {
  schedule(0)
}

export function stopRenewal(): void {
  clearTimeout(timer)
  timer = undefined
}
