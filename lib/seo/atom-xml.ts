import { xmlText } from '@/rules/xml-text'

/** A document as a feed gives it; dates are ISO 8601, `url` is full. */
export type AtomEntry = { url: string; title: string; summary: string | null; author: string | null; published: string | null; updated: string }

/** What a feed says of itself; `home` is the page that it belongs to, `self` its own address, `rights` who owns what is in it. */
export type AtomFeed = { home: string; self: string; language: string; title: string; subtitle: string; icon: string; rights: string; updated: Date }

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => xmlText(text).replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? '')

/** An element with text; nothing where there is no text. */
const element = (name: string, text: string | null) => (text ? `<${name}>${escaped(text)}</${name}>` : '')

const link = (rel: string, href: string) => `<link rel="${rel}" href="${escaped(href)}"/>`

const moment = (date: string) => new Date(date).toISOString()

function entryXml({ url, title, summary, author, published, updated }: AtomEntry): string {
  const dates = element('updated', moment(updated)) + element('published', published && moment(published))
  // A title is required, and may be empty.
  const words = `<title>${escaped(title)}</title>${element('summary', summary)}`
  return `<entry>${element('id', url)}${link('alternate', url)}${words}${dates}${author ? `<author>${element('name', author)}</author>` : ''}</entry>`
}

/**
 * An Atom feed (RFC 4287) whose titles and summaries are plain text. The libraries that are kept well send every title as HTML, in which a title
 * with `<b>` becomes markup.
 */
export function atomXml({ home, self, language, title, subtitle, icon, rights, updated }: AtomFeed, entries: readonly AtomEntry[]): string {
  const own = element('id', home) + link('alternate', home) + link('self', self) + element('title', title) + element('subtitle', subtitle)
  // Readers take the initiative for the author of what nobody has signed.
  const about = `${element('icon', icon)}${element('rights', rights)}<author>${element('name', rights)}</author>${element('updated', updated.toISOString())}`
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">${own}${about}${entries.map(entryXml).join('')}</feed>\n`
}
