import { optional, wholeNumber } from '../environment'
import { recurring } from '../recurring'
import { type BrokenLink, findBrokenLinks } from './all-links'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** What the last look found; no time before the first one. */
export type LinkReport = { at: string | null; checked: number; links: BrokenLink[] }

const store = () => strapi.store({ type: 'core', name: 'imar', key: 'links' })

/** Days between two looks; 0 for none. */
const pauseDays = (): number => wholeNumber('CHECK_LINKS_DAYS', 7)

const withExternal = (): boolean => optional('CHECK_EXTERNAL_LINKS') === 'true'

type Stored = LinkReport & { since: number }

const read = async (): Promise<Stored | null> => (await store().get({})) as Stored | null

export async function linkReport(): Promise<LinkReport> {
  const { at, checked, links } = (await read()) ?? { at: null, checked: 0, links: [] }
  return { at, checked, links }
}

/** Looks at every link now, whenever the last look was. */
export async function checkLinks(): Promise<void> {
  const found = await findBrokenLinks(withExternal())
  await store().set({ value: { ...found, at: new Date().toISOString(), since: Date.now() } satisfies Stored })
  if (found.links.length > 0) strapi.log.info(`Links: ${found.links.length} of ${found.checked} addresses lead nowhere; editors find them under "Links".`)
}

async function checkWeekly(): Promise<void> {
  if (pauseDays() === 0) return
  const before = await read()
  // A service that has just been set up has no site yet that could be asked.
  if (!before) await store().set({ value: { at: null, checked: 0, links: [], since: Date.now() } satisfies Stored })
  else if (Date.now() - before.since >= pauseDays() * DAY) await checkLinks()
}

const looks = recurring('links', checkWeekly, {
  pause: () => HOUR,
  complain: (error) => strapi.log.warn(`The look at all links will be tried again: ${error instanceof Error ? error.message : String(error)}`),
})

/** Looks at every link of the site once a week. */
export const startLinkChecks = (): void => looks.start()

export const stopLinkChecks = (): Promise<void> => looks.stop()
