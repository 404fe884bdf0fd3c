import { formatDate, formatTime } from '@/lib/i18n/format'
import { HIDDEN, KEPT_AT, KEPT_LINK, NOTICE, WAITS } from '@/lib/offline/markup'
import { aroundPlaces } from '@/lib/framework/static/place'
import type { Locale } from '@/rules/languages'

/** A page on the device: its path, and its title as it stands in markup. */
export type KeptPage = { path: string; title: string }

const CONTENT = '<main'

/** What starts the framework, which fails where a part of it was never fetched, and would put an error in the place of the page. */
const START = / data-src="\/flight\/[^"]*"/

/** Marks the links in the content of a page that lead to what is on the device. */
function markLinks(html: string, kept: readonly KeptPage[]): string {
  const start = html.indexOf(CONTENT)
  const marked = kept.reduce((text, { path }) => text.replaceAll(`href="${path}"`, `${KEPT_LINK} href="${path}"`), html.slice(start))
  return html.slice(0, start) + marked
}

const withWaiting = (html: string, waits: boolean) => (waits ? html.replace(WAITS + HIDDEN, WAITS) : html)

type State = {
  locale: Locale
  /** When it was read. */
  at: Date
  kept: readonly KeptPage[]
  /** Whether a form waits on the device. */
  waits: boolean
}

/** A page from the device: it says since when it is there, which of its links can be followed, and whether a form waits. */
export function asOffline(html: string, { locale, at, kept, waits }: State): string {
  const when = `${formatDate(locale, at) ?? ''}, ${formatTime(locale, at) ?? ''}`
  const seen = html
    .replace(NOTICE + HIDDEN, NOTICE)
    .replace(KEPT_AT, `<time datetime="${at.toISOString()}">${when}</time>`)
    .replace(START, '')
  return markLinks(withWaiting(seen, waits), kept)
}

/** The page that says that another one is not on the device, with a list of those that are, and whether a form waits. */
export function withList(html: string, { kept, waits }: Pick<State, 'kept' | 'waits'>): string {
  const [before, after] = aroundPlaces(withWaiting(html, waits))
  return `${before}${kept.map(({ path, title }) => `<li><a ${KEPT_LINK} href="${path}">${title}</a></li>`).join('')}${after}`
}

/** The title of a page without the name of the site, as it stands in its markup. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return title.replace(/ \| [^|]*$/, '')
}
