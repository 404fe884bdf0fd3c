import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { ownOrigin } from '@/lib/env'
import { log } from '@/lib/log'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { SharedWork } from '@/lib/framework/cache/shared-work'
import { LANGUAGE_COOKIE } from '@/lib/i18n/language-cookie'
import { preferredLanguage } from '@/lib/i18n/negotiation'
import { splitPath } from '@/lib/i18n/paths'
import { wordsIn } from '@/lib/identity/identity.mjs'
import { kindOfStatus, type StandInKind } from '@/lib/entities/stand-in-kinds'
import { askOwn, type Own } from '@/lib/framework/own-requests/ask-own'
import type { Parts } from '@/lib/server/parts'
import { LOCALE_PATTERN, LOCALES } from '@/rules/languages'
import { StandInPage } from './stand-in-page'

/** Milliseconds for which a stand-in is used again without asking for it. */
const KEEP_MS = 60_000

/** How often they are asked for after a start, and how long before the first time; milliseconds, then twice as long. */
const PREPARE_ASKS = 4
const PREPARE_PAUSE_MS = 2000

const STAND_IN = new RegExp(`^/(?:${LOCALE_PATTERN})/missing(?:/|$)`)

const IN_A_CROWD = /\/crowd(?:edForm)?$/

const kept = new Map<string, { page: StandInPage; at: number; published: number }>()
const reading = new SharedWork<StandInPage>()

/** Whether an address is that of a stand-in itself, which is no page of the site. */
export function isStandIn(url: string | undefined): boolean {
  return STAND_IN.test(url ?? '')
}

/** For the case that not even the stand-in can be rendered. */
const LAST_RESORT = new StandInPage(
  `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${wordsIn('ar').initiativeShort} · ${wordsIn('en').initiativeShort}</title><h1>عذراً! حدث خطأ ما.</h1><p><a href="/ar">إلى الصفحة الرئيسية</a></p><div lang="en" dir="ltr"><h1>Oops! Something went wrong.</h1><p><a href="/en">Go to the home page</a></p></div><div lang="de" dir="ltr"><h1>Hoppla! Da ist etwas schiefgegangen.</h1><p><a href="/de">Zur Startseite</a></p></div></html>`,
)

async function ask(request: Own, path: string): Promise<StandInPage> {
  const found = kept.get(path)
  const published = marks.count
  try {
    const { status, body } = await askOwn(request, path)
    if (status !== 200) throw new Error(`stand-in answered ${status}`)
    const page = new StandInPage(body.toString())
    kept.set(path, { page, at: Date.now(), published })
    return page
  } catch (error) {
    log.error('No stand-in page', error)
    return found?.page ?? LAST_RESORT
  }
}

/** Asked for once, however many need it at the same time. */
function find(request: Own, path: string): StandInPage | Promise<StandInPage> {
  const found = kept.get(path)
  const isNew = found?.published === marks.count
  if (found && isNew && Date.now() - found.at < KEEP_MS) return found.page
  const read = reading.do(path, () => ask(request, path))
  // What is old serves meanwhile; of before a publication only to a crowd.
  return found && (isNew || IN_A_CROWD.test(path)) ? found.page : read
}

/** Soon after a start has at hand what is said to a crowd: within one, the process would be long in hearing itself. */
export async function prepareStandIns(): Promise<void> {
  const { hostname, port } = new URL(ownOrigin())
  const own = { socket: { localAddress: hostname, localPort: Number(port) } }
  const paths = LOCALES.flatMap((locale) => ['crowd', 'crowdedForm'].map((kind) => `/${locale}/missing/${kind}`))
  for (let asked = 0; asked < PREPARE_ASKS && paths.some((path) => !kept.has(path)); asked += 1) {
    await pause(PREPARE_PAUSE_MS * 2 ** asked, undefined, { ref: false })
    for (const path of paths) await find(own, path)
  }
}

/**
 * The page that stands in for one that is not there or has failed: in the language of the address, worded for what was
 * looked for, with the language switch leading to the same address in the other languages.
 */
export async function standIn(request: IncomingMessage, status: number, kind?: StandInKind): Promise<{ parts: Parts; policy: string }> {
  const [pathname = '/'] = (request.url ?? '/').split('?')
  const [language, rest] = splitPath(pathname)
  const cookie = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1]
  const locale = language ?? preferredLanguage(pathname, { lng: null, stored: cookie, browser: request.headers['accept-language'] })
  const own = `/missing/${kind ?? kindOfStatus(status, rest)}`
  const page = await find(request, `/${locale}${own}`)
  const target = language && !isStandIn(pathname) && /^[\w\-./%~]+$/.test(rest) ? rest : ''
  return { parts: page.for(target, status), policy: page.policy }
}
