import { Marked, type Tokens } from 'marked'
import { siteUrl } from '../environment'
import { identity } from '../identity'
import { inLanguage, type InLanguages, type Locale } from '../rules/languages'
import type { Text } from './defaults'
import { escape } from '../markup'
import { page } from './page'
import { PLACEHOLDER } from './placeholders'
import { ticketInHtml, ticketWords } from './ticket-words'
import { inertHtml } from './typed'

/** What is filled in for the words in braces. */
export type Values = Record<string, string>

export type Rendered = { subject: string; text: string; html: string; language: Locale }

/** In the address of a link, where Markdown has encoded the braces. */
const IN_ADDRESS = /%7B(\w+)%7D/gi

/** With the space before it, which goes where nothing is filled in: "Guten Tag {name}," becomes "Guten Tag,". */
const WITH_SPACE = new RegExp(`( ?)${PLACEHOLDER.source}`, 'g')

const LEFT_TO_RIGHT_MARK = '\u200e'

const { brand, onBrand } = identity.mail
const BUTTON = `display:inline-block;padding:12px 24px;border-radius:10px;background:${brand};color:${onBrand};text-decoration:none;font-weight:600`

const isAlone = (raw: string) => /^\[[^\]]*\]\([^)]*\)$/.test(raw.trim())

/** Of Markdown without HTML; a link that stands alone in its paragraph becomes a button. */
const markdown = new Marked({
  renderer: {
    html: () => '',
    image: () => '',
    paragraph({ tokens, raw }: Tokens.Paragraph) {
      const words = this.parser.parseInline(tokens)
      return `<p style="margin:0 0 16px">${isAlone(raw) ? words.replace('<a ', `<a style="${BUTTON}" `) : words}</p>\n`
    },
  },
})

/** A text with words in the place of what stands in braces; what nothing is known of goes. */
export function fill(text: string, write: (name: string, value: string) => string, values: Values): string {
  return text.replace(WITH_SPACE, (_, space: string, name: string) => (values[name] ? space + write(name, values[name]) : ''))
}

/** A line that is an address of the site becomes a link; of what people have typed nothing does. */
const lineOfLinks = (line: string): string =>
  line.startsWith(`${siteUrl()}/`) ? `<a href="${escape(line)}"><bdi>${escape(line)}</bdi></a>` : `<bdi>${inertHtml(line)}</bdi>`

/** Values that strangers have typed, in mails to addresses that nobody has confirmed. */
const TYPED = ['name', 'title', 'sent']

/** A value keeps to its own direction: a code inside Arabic would change the places of its halves. */
const inHtml = (language: Locale) => (name: string, value: string) => {
  if (name === 'ticket') return ticketInHtml(value, language)
  const words = `<bdi>${(TYPED.includes(name) ? inertHtml(value) : escape(value)).replaceAll('\n', '<br>')}</bdi>`
  if (name === 'links') return value.split('\n').map(lineOfLinks).join('<br>')
  return name === 'link' ? `<a href="${escape(value)}">${words}</a>` : words
}

const leftToRight = (code: string) => LEFT_TO_RIGHT_MARK + code + LEFT_TO_RIGHT_MARK

const inText = (language: Locale) => (name: string, value: string) => {
  if (name === 'ticket') return `${ticketWords(language)} ${leftToRight(value)}`
  return name === 'code' ? leftToRight(value) : value
}

/** The Markdown as plain text: emphasis goes, a link becomes its words and its address. */
const plain = (body: string): string => body.replace(/\[([^\]]*)\]\(([^)]*)\)/g, '$1: $2').replace(/\*\*|__/g, '')

/** A line of the head must stay one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A salutation that needs a name, and the one that stands in its place without a name. In other languages the name is only left out. */
const SALUTATIONS: InLanguages<{ named: RegExp; nameless: string } | null> = { en: { named: /^Dear \{name\}/m, nameless: 'Hello' }, ar: null, de: null }

function salute(body: string, { name }: Values, language: Locale): string {
  const salutation = inLanguage(SALUTATIONS, language)
  return salutation && !name ? body.replace(salutation.named, salutation.nameless) : body
}

/** A mail from its template. What is filled in never becomes markup: it comes from people we do not know. */
export function render({ subject, body: worded }: Text, values: Values, language: Locale): Rendered {
  const body = salute(worded, values, language)
  const line = oneLine(fill(subject, (_, value) => value, values))
  const linked = markdown.parse(body, { async: false }).replace(IN_ADDRESS, (_, name: string) => escape(values[name] ?? ''))
  const html = fill(linked, inHtml(language), values).replace(/<p [^>]*><\/p>\n/g, '')
  const text = fill(plain(body), inText(language), values).replace(/\n{3,}/g, '\n\n')
  return { subject: line, text, html: page(line, html, language), language }
}
