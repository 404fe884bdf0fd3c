import { optional, wholeNumber } from '../environment'
import { withLock } from '../locks'
import { recurring } from '../recurring'
import { type BrokenLink, findBrokenLinks } from './all-links'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** What the last check found; no time before the first one. */
export type LinkReport = { at: string | null; checked: number; links: BrokenLink[]; isRunning: boolean }

/** `since`: when the week began. `isAsked`: an editor has asked for a check that has not ended. */
type Stored = Omit<LinkReport, 'isRunning'> & { since: number; isAsked?: boolean }

const store = () => strapi.store({ type: 'core', name: 'imar', key: 'links' })

/** Days between two checks; 0 for none. */
const pauseDays = (): number => wholeNumber('CHECK_LINKS_DAYS', 7)

const withExternal = (): boolean => optional('CHECK_EXTERNAL_LINKS') === 'true'

const read = async (): Promise<Stored | null> => (await store().get({})) as Stored | null

const write = (value: Stored) => store().set({ value })

const EMPTY: Omit<Stored, 'since'> = { at: null, checked: 0, links: [] }

export async function linkReport(): Promise<LinkReport> {
  const { at, checked, links, isAsked = false } = (await read()) ?? EMPTY
  return { at, checked, links, isRunning: isAsked }
}

let stopping = new AbortController()

async function checkLinks(): Promise<void> {
  const found = await findBrokenLinks(withExternal(), stopping.signal)
  await write({ ...found, at: new Date().toISOString(), since: Date.now() })
  if (found.links.length > 0) strapi.log.info(`Links: ${found.links.length} of ${found.checked} addresses lead nowhere; editors find them under "Links".`)
}

async function checkWhenDue(): Promise<void> {
  const before = await read()
  const isDue = pauseDays() > 0 && before !== null && Date.now() - before.since >= pauseDays() * DAY
  // A service that has just been set up has no site yet that could be asked.
  if (!before) await write({ ...EMPTY, since: Date.now() })
  else if (before.isAsked || isDue) await checkLinks()
}

function complain(error: unknown): void {
  if (!stopping.signal.aborted) strapi.log.warn(`All links will be checked again: ${error instanceof Error ? error.message : String(error)}`)
}

const LOCK = 'links'
const looks = recurring(LOCK, checkWhenDue, { pause: () => HOUR, complain })

let asked: Promise<void> | undefined

/**
 * Has every link checked now, in the background, and once where several ask. That it was asked for is stored: `linkReport` says so in every process
 * until the check has ended, and a check that a restart ends begins again.
 */
export async function requestCheck(): Promise<void> {
  await write({ ...EMPTY, since: Date.now(), ...(await read()), isAsked: true })
  asked ??= withLock(LOCK, async () => {
    if ((await read())?.isAsked) await checkLinks()
  })
    .catch(complain)
    .finally(() => (asked = undefined))
}

/** Checks every link of the site once a week. */
export function startLinkChecks(): void {
  stopping = new AbortController()
  looks.start()
}

export async function stopLinkChecks(): Promise<void> {
  stopping.abort()
  await Promise.all([looks.stop(), asked])
}
