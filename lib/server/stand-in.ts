import type { IncomingMessage } from 'node:http'
import { LANGUAGE_COOKIE } from '@/lib/i18n/language-cookie'
import { preferredLanguage } from '@/lib/i18n/negotiation'
import { splitPath } from '@/lib/i18n/paths'
import { kindOfStatus, missingKind, STATUS_PLACE } from '@/lib/missing-kinds'
import { askOwn } from './own'

/** Milliseconds for which a stand-in is used again without asking for it. */
const KEEP_MS = 60_000

const kept = new Map<string, { html: string; at: number }>()

/** Whether an address is that of a stand-in itself, which is no page of the site. */
export function isStandIn(url: string | undefined): boolean {
  return /^\/(ar|en|de)\/missing(\/|$)/.test(url ?? '')
}

/** Leaves the theme script, and takes out the framework: the page stands at an address the framework does not know. */
function withoutFramework(html: string): string {
  return html.replace(/<script[^>]* (?:data-)?src="[^"]*"[^>]*>[^<]*<\/script>|<link rel="preload" as="script"[^>]*>/g, '')
}

/** For the case that not even the stand-in can be rendered. */
const LAST_RESORT = `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>إعمار · Imar</title><h1>عذراً! حدث خطأ ما.</h1><p><a href="/ar">إلى الصفحة الرئيسية</a></p><div lang="en" dir="ltr"><h1>Oops! Something went wrong.</h1><p><a href="/en">Go to the home page</a></p></div><div lang="de" dir="ltr"><h1>Hoppla! Da ist etwas schiefgegangen.</h1><p><a href="/de">Zur Startseite</a></p></div></html>`

async function read(request: IncomingMessage, path: string): Promise<string> {
  const found = kept.get(path)
  if (found && Date.now() - found.at < KEEP_MS) return found.html
  try {
    const { status, body } = await askOwn(request, path)
    if (status !== 200) throw new Error(`stand-in answered ${status}`)
    const html = withoutFramework(body.toString())
    kept.set(path, { html, at: Date.now() })
    return html
  } catch (error) {
    console.error('No stand-in page:', error)
    return found?.html ?? LAST_RESORT
  }
}

/**
 * The page that stands in for one that is not there or has failed: in the language of the address, worded for what was
 * looked for, with the language switch leading to the same address in the other languages.
 */
export async function standIn(request: IncomingMessage, status: number): Promise<string> {
  const [pathname = '/'] = (request.url ?? '/').split('?')
  const [language, rest] = splitPath(pathname)
  const cookie = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1]
  const locale = language ?? preferredLanguage(pathname, { lng: null, stored: cookie, browser: request.headers['accept-language'] })
  const own = `/missing/${status === 404 ? missingKind(rest) : kindOfStatus(status, rest)}`
  const html = await read(request, `/${locale}${own}`)
  const target = language && !isStandIn(pathname) && /^[\w\-./%~]+$/.test(rest) ? rest : ''
  return html.replace(/(href="\/(?:ar|en|de))\/missing\/\w+"/g, (_, start: string) => `${start}${target}"`).replace(STATUS_PLACE, String(status))
}
