import { formatDate, formatTime } from '@/lib/i18n/format'
import { HIDDEN, KEPT_AT, KEPT_LINK, NOTICE } from '@/lib/offline/markup'
import { aroundPlace } from '@/lib/framework/static/place'
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

/** A page from the device: it says since when it is there, and which of its links can be followed. `at` is when it was read. */
export function asOffline(html: string, { locale, at, kept }: { locale: Locale; at: Date; kept: readonly KeptPage[] }): string {
  const when = `${formatDate(locale, at) ?? ''}, ${formatTime(locale, at) ?? ''}`
  const seen = html
    .replace(NOTICE + HIDDEN, NOTICE)
    .replace(KEPT_AT, `<time datetime="${at.toISOString()}">${when}</time>`)
    .replace(START, '')
  return markLinks(seen, kept)
}

/** The page that says that another one is not on the device, with a list of those that are. */
export function withList(html: string, kept: readonly KeptPage[]): string {
  const { before, after } = aroundPlace(html)
  return `${before}${kept.map(({ path, title }) => `<li><a ${KEPT_LINK} href="${path}">${title}</a></li>`).join('')}${after}`
}

/** The title of a page without the name of the site, as it stands in its markup. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return title.replace(/ \| [^|]*$/, '')
}
