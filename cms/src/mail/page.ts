import { siteUrl } from '../environment'
import { identity, wordsIn } from '../identity'
import { escape } from '../markup'
import { languages, type Locale } from '../rules/languages'

const FONT = "'Segoe UI',Tahoma,Arial,sans-serif"

/** The frame of every mail. Direction and styles stand at the elements: mail programs drop what stands in the head. */
export function page(subject: string, body: string, language: Locale): string {
  const direction = languages[language].dir
  const { ground, surface, ink, muted, brand, accent } = identity.mail
  const { initiative } = wordsIn(language)
  const align = direction === 'rtl' ? 'right' : 'left'
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body dir="${direction}" style="margin:0;padding:24px 12px;background:${ground}">
<div lang="${language}" dir="${direction}" style="max-width:560px;margin:0 auto;padding:28px;border-radius:14px;background:${surface};color:${ink};font:16px/1.7 ${FONT};text-align:${align};overflow-wrap:anywhere">
<p style="margin:0 0 24px;padding:0 0 16px;border-bottom:2px solid ${accent};color:${brand};font-size:20px;font-weight:700">${escape(initiative)}</p>
${body}</div>
<p dir="${direction}" style="max-width:560px;margin:16px auto 0;color:${muted};font:13px/1.6 ${FONT};text-align:center"><a href="${escape(siteUrl())}/${language}" style="color:${muted}">${escape(initiative)}</a></p>
</body>
</html>`
}
