import { forget, waitingNotices } from './notices'
import { tellSite } from './site'

const BATCH = 100

/** Milliseconds until a site that did not hear is told again, twice as long each time. */
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000

/** What another process has noted, and did not live to tell, waits no longer than that. Milliseconds. */
const LOOK_AGAIN = 30_000

let isStarted = false
let timer: NodeJS.Timeout | undefined
let running: Promise<void> | undefined
let again = false
/** How often in a row the site did not hear. */
let failures = 0

async function tellAll(): Promise<void> {
  for (let notices = await waitingNotices(BATCH); notices.length > 0; notices = await waitingNotices(BATCH)) {
    for (const notice of notices) {
      if (!isStarted) return
      await tellSite(notice)
      await forget(notice)
    }
  }
}

async function run(): Promise<void> {
  again = false
  try {
    await tellAll()
    if (failures > 0) strapi.log.info('The site has heard what had changed meanwhile.')
    failures = 0
  } catch (error) {
    failures += 1
    if (failures === 1)
      strapi.log.warn(`The site was not told of a change, and is told again until it hears: ${error instanceof Error ? error.message : String(error)}`)
  }
  running = undefined
  if (failures > 0) schedule(Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE))
  else schedule(again ? 0 : LOOK_AGAIN)
}

function schedule(milliseconds: number): void {
  clearTimeout(timer)
  if (!isStarted) return
  timer = setTimeout(() => void tellNow(), milliseconds)
  timer.unref()
}

/** Something was noted, and is there for all to read: the site is told at once, unless it is known not to hear. */
export function tellSoon(): void {
  again = true
  if (!running && failures === 0) schedule(0)
}

/** Tells the site at once what is waiting; resolves when that has been tried. */
export function tellNow(): Promise<void> {
  running ??= run()
  return running
}

/** Tells the site what it has not heard yet, and from now on what is noted. (docs/decisions/notices-to-the-site.md) */
export function startTelling(): void {
  isStarted = true
  failures = 0
  schedule(0)
}

/** Whether changes are to be noted: those of the sample content, before any site is there, are not. */
export const isTelling = () => isStarted

/** Waits for what is being told; the rest is told after the next start. */
export async function stopTelling(): Promise<void> {
  isStarted = false
  clearTimeout(timer)
  await running
}
