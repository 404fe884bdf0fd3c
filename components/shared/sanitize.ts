import 'server-only'
import sanitize from 'sanitize-html'
import { stretchesOf } from '@/lib/i18n/isolate'
import type { Locale } from '@/rules/languages'

const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'pre',
    'code',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'abbr',
    'a',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'title'],
    abbr: ['title'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['dir', 'lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs,
    }),
  },
}

const LEVELS = [1, 2, 3, 4, 5, 6]

/** The page has its own first heading; `shift` says how many levels under h2 the highest others stand. */
const headingsAt = (shift: number) => Object.fromEntries(LEVELS.map((level) => [`h${level}`, `h${Math.min(6, Math.max(2, level) + shift)}`]))

const TAGS = { ltr: ['<bdi dir="ltr">', '</bdi>'], rtl: ['<bdi dir="rtl">', '</bdi>'], digits: ['<bdo dir="ltr">', '</bdo>'] } as const

const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** A text of the markup with `bdi` and `bdo` around what has to keep its order. */
function isolatedMarkup(locale: Locale, escaped: string): string {
  const text = escaped.replace(/&(?:amp|lt|gt|quot);/g, (entity) => CHARACTERS[entity] ?? entity)
  const parts = stretchesOf(locale, text).map(({ text: words, direction }) => {
    const [begin, end] = direction ? TAGS[direction] : ['', '']
    return begin + words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') + end
  })
  return parts.join('')
}

/** Stored HTML reduced to text markup: no scripts, styles, handlers, frames, forms or pictures from elsewhere. */
export function sanitizeHtml(locale: Locale, html: string, shift = 0): string {
  const textFilter = (text: string) => isolatedMarkup(locale, text)
  return sanitize(html, { ...ALLOWED, textFilter, transformTags: { ...ALLOWED.transformTags, ...headingsAt(shift) } })
}
