import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultTheme, identity, svgContent } from '../../lib/identity/identity.mjs'
import { defaultLocale, directionOf, locales, translatorOf } from '../lib/messages.mjs'

const KINDS = ['malformed', 'forbidden', 'method', 'slow', 'tooLarge', 'tooLong', 'tooMany', 'away']

const TOKENS = ['bg', 'ink', 'muted', 'brand', 'accent', 'line', 'focus']

const tokensOf = (theme) => TOKENS.map((name) => `--${name}:${theme[name]}`).join(';')

/** No file beside the page: nothing but nginx may be there to answer. */
const STYLE = `:root{color-scheme:light dark;${tokensOf(defaultTheme)}}
@media (prefers-color-scheme:dark){:root{${tokensOf(identity.themes.dark)}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;background:var(--bg);color:var(--ink);font:1.0625rem/1.7 system-ui,"Segoe UI","Noto Sans Arabic",Tahoma,sans-serif;overflow-wrap:anywhere}
main{width:100%;max-width:36rem;padding:2rem 1.25rem}
.name{display:flex;align-items:center;gap:.625rem;margin:0 0 2rem;padding-bottom:1rem;border-bottom:1px solid var(--line);font-weight:600;color:var(--brand)}
.name svg{flex:none;width:2.5rem;height:2.5rem}
h1{margin:0 0 .75rem;font-size:1.625rem;line-height:1.35}
p{margin:0 0 1rem}
h2{margin:2rem 0 .5rem;font-size:1.25rem}
.kept{color:var(--muted)}
a{display:inline-block;padding:.5rem 0;color:var(--brand);font-weight:600}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** All kinds of errors with their words; those that the site knows already have its words. */
function errorsIn(t) {
  const own = KINDS.map((kind) => ({ kind, title: t(`front.${kind}.title`), text: t(`front.${kind}.text`) }))
  return [
    ...own,
    { kind: 'missing', title: t('missing.otherTitle'), text: t('missing.otherText') },
    { kind: 'broken', title: t('error.title'), text: t('error.text') },
  ]
}

const wordsOf = ({ title, text }, { locale, link, kept }, heading) => `<${heading}>${escaped(title)}</${heading}>
<p>${escaped(text)}</p>
${kept ? `<p class="kept">${escaped(kept)}</p>\n` : ''}${link ? `<p><a href="/${locale}">${escaped(link)}</a></p>\n` : ''}`

/** The page of an error in the first of these languages, and below in the others. Each is the error and what else the page says. */
function pageOf([[error, words], ...others]) {
  const { locale, name } = words
  const below = others.map(([other, more]) => `<div lang="${more.locale}" dir="${directionOf(more.locale)}">\n${wordsOf(other, more, 'h2')}</div>\n`)
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${error.title} | ${name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="name"><svg viewBox="0 0 40 40" aria-hidden="true">${svgContent('icon-small')}</svg>${escaped(name)}</p>
${wordsOf(error, words, 'h1')}${below.join('')}</main>
</body>
</html>
`
}

/** In the form in which each of both answers a program itself. */
const jsonOf = {
  site: ({ kind, title, text }) => ({ error: kind, message: `${title}. ${text}` }),
  'content-service': ({ kind, title, text }) => ({ data: null, error: { name: kind, message: `${title}. ${text}`, details: {} } }),
}

/** The default language first: it is the one of a page in all of them. */
const inOrder = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)]

/** Writes a folder with the errors in these languages; programs get the last one. */
function writeFolder(folder, server, languages) {
  const all = languages.map((locale) => {
    const t = translatorOf(locale)
    const words = { locale, name: t('layout.siteName'), link: server === 'site' ? t('missing.toHome') : undefined }
    return { errors: errorsIn(t), words, kept: t('front.formKept') }
  })
  mkdirSync(folder, { recursive: true })
  for (const [index, { kind }] of all[0].errors.entries()) {
    const page = (isForm) => pageOf(all.map(({ errors, words, kept }) => [errors[index], isForm ? { ...words, kept } : words]))
    writeFileSync(join(folder, `${kind}.html`), page(false))
    writeFileSync(join(folder, `${kind}.form.html`), page(true))
    writeFileSync(join(folder, `${kind}.json`), `${JSON.stringify(jsonOf[server](all.at(-1).errors[index]))}\n`)
  }
}

const map = (from, to, fallback, patterns) => `map ${from} $${to} {\n  default ${fallback};\n${patterns.map((line) => `  ${line};\n`).join('')}}\n`

/** How nginx finds the language. From the request as it came, because an address that cannot be decoded has no $uri. */
function languageMaps() {
  const any = locales.join('|')
  const isFirst = (locale) => `"~*^(?:(?!\\s*(?:${any})(?:[-;,\\s]|$))[^,]*,)*\\s*${locale}(?:[-;,\\s]|$)" ${locale}`
  return [
    map(
      '$request',
      'imar_language_of_address',
      '""',
      locales.map((locale) => `"~*^\\S+ (?:https?://[^/\\s]+)?/+${locale}(?:[/?#\\s]|$)" ${locale}`),
    ),
    map(
      '$cookie_lang',
      'imar_language_of_cookie',
      '""',
      locales.map((locale) => `${locale} ${locale}`),
    ),
    map('$http_accept_language', 'imar_language_of_browser', defaultLocale, locales.map(isFirst)),
  ].join('')
}

/**
 * Writes the pages of nginx's own errors (deploy/nginx/imar/error-pages.conf) into a folder: for each language and kind a page, the same after a form
 * was sent, and JSON, for the site and for the content service; and once more in all languages. `policy.conf` beside
 * them has the header that allows their style alone, `languages.conf` says how nginx finds the language.
 */
export function writeErrorPages(folder) {
  for (const server of Object.keys(jsonOf)) {
    for (const locale of locales) writeFolder(join(folder, server, locale), server, [locale])
    writeFolder(join(folder, server, 'all'), server, inOrder)
  }
  writeFileSync(join(folder, 'languages.conf'), languageMaps())
  writeFileSync(join(folder, 'policy.conf'), `add_header Content-Security-Policy "${POLICY}" always;\n`)
}
