import { escape } from '../markup'
import { inLanguage, type InLanguages, languages, type Locale } from '../rules/languages'
import { HOME_ZONE } from '../rules/at-home'
import type { Shown } from './show'

/** What was written to a person by hand. */
export type Reply = { subject: string; text: string; createdAt: string }

type Words = { reference: string; sentAt: string; sent: string; files: string; replies: string; saved: string }

const WORDS: InLanguages<Words> = {
  ar: {
    reference: 'الرقم المرجعي',
    sentAt: 'أُرسل في',
    sent: 'ما أرسلته',
    files: 'الملفات (في المجلد files)',
    replies: 'ما كتبناه إليك',
    saved: 'حُفظت هذه النسخة في',
  },
  en: {
    reference: 'Reference number',
    sentAt: 'Sent on',
    sent: 'What you sent',
    files: 'Files (in the folder “files”)',
    replies: 'What we wrote to you',
    saved: 'This copy was made on',
  },
  de: {
    reference: 'Vorgangsnummer',
    sentAt: 'Gesendet am',
    sent: 'Was Sie gesendet haben',
    files: 'Dateien (im Ordner „files“)',
    replies: 'Was wir Ihnen geschrieben haben',
    saved: 'Diese Kopie wurde erstellt am',
  },
}

const STYLE =
  'body{max-width:40rem;margin:0 auto;padding:1rem;font:1rem/1.7 system-ui,sans-serif;overflow-wrap:anywhere}dt{font-weight:600}dd{margin:0 0 .75rem;white-space:pre-wrap}blockquote{margin:0 0 1rem;white-space:pre-wrap}'

const entry = ([label, value]: readonly [string, string]): string => `<dt><bdi>${escape(label)}</bdi></dt><dd dir="auto">${escape(value)}</dd>`

const list = (entries: readonly (readonly [string, string])[]): string => `<dl>${entries.map(entry).join('')}</dl>`

const section = (title: string, content: string): string => (content ? `<h2>${escape(title)}</h2>${content}` : '')

/** What somebody sent and what was answered, as a page that opens on any device, offline too. */
export function archivePage({ title, reference, sentAt, facts }: Shown, files: readonly string[], replies: readonly Reply[], language: Locale): string {
  const words = inLanguage(WORDS, language)
  const day = new Intl.DateTimeFormat(languages[language].intlTag, { dateStyle: 'long', timeZone: HOME_ZONE })
  const date = (value: string | number): string => day.format(new Date(value))
  const heading = title || reference
  const written = replies.map(
    ({ subject, text, createdAt }) => `<h3 dir="auto">${escape(subject)}</h3><p>${date(createdAt)}</p><blockquote dir="auto">${escape(text)}</blockquote>`,
  )
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(heading)}</title><style>${STYLE}</style></head>
<body>
<h1 dir="auto">${escape(heading)}</h1>
${list([
  [words.reference, reference],
  [words.sentAt, date(sentAt)],
])}
${section(words.sent, facts.length > 0 ? list(facts.map(({ label, value }) => [label, value] as const)) : '')}
${section(words.files, files.length > 0 ? `<ul>${files.map((name) => `<li><bdi>${escape(name)}</bdi></li>`).join('')}</ul>` : '')}
${section(words.replies, written.join('\n'))}
<p>${escape(words.saved)} ${date(Date.now())}</p>
</body>
</html>
`
}
