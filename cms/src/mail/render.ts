import { Marked, type Tokens } from 'marked'
import type { Language } from '../submissions/kind'
import type { Text } from './defaults'

/** What is filled in for the words in braces. */
export type Values = Record<string, string>

export type Rendered = { subject: string; text: string; html: string }

const PLACEHOLDER = /\{(\w+)\}/g
const IN_ADDRESS = /%7B(\w+)%7D/gi

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

/** A line of the head must stay one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const BUTTON = 'display:inline-block;padding:12px 24px;border-radius:10px;background:#0f5c4a;color:#ffffff;text-decoration:none;font-weight:600'

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

function page(subject: string, body: string, language: Language): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const align = language === 'ar' ? 'right' : 'left'
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body dir="${direction}" style="margin:0;padding:24px 12px;background:#f6f1e4;color:#1d2b27;font:16px/1.7 'Segoe UI',Tahoma,Arial,sans-serif;text-align:${align}">
<div dir="${direction}" style="max-width:560px;margin:0 auto;padding:28px;border-radius:14px;background:#ffffff">
${body}</div></body></html>`
}

/** The Markdown as plain text: emphasis goes, a link becomes its words and its address. */
function plain(body: string): string {
  return body.replace(/\[([^\]]*)\]\(([^)]*)\)/g, '$1: $2').replace(/\*\*|__/g, '')
}

/** A mail from its template. What is filled in never becomes markup: it comes from people we do not know. */
export function render({ subject, body }: Text, values: Values, language: Language): Rendered {
  const fill = (text: string, change: (value: string) => string) => text.replace(PLACEHOLDER, (_, name: string) => change(values[name] ?? ''))
  const line = oneLine(fill(subject, (value) => value))
  const html = fill(
    markdown.parse(body, { async: false }).replace(IN_ADDRESS, '{$1}'),
    escape,
  )
  return { subject: line, text: fill(plain(body), (value) => value), html: page(line, html, language) }
}
