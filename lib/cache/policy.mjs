import { createHash } from 'node:crypto'
import { THEME_SCRIPT } from '../theme.mjs'
import { BOOT_SCRIPT } from './boot.mjs'

/** @param {string} text */
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The two inline scripts of our own. */
const OWN_HASHES = [THEME_SCRIPT, BOOT_SCRIPT].map(hash).join(' ')

/** Video hosts that are contacted once the visitor has agreed. */
const FRAMES = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/** What Google's captcha needs, only where it is chosen: its own script brings another one, which shows itself in a frame. */
const RECAPTCHA_SCRIPTS = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'
const RECAPTCHA_FRAMES = 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/'
const RECAPTCHA_CALLS = 'https://www.google.com/recaptcha/'

/** @param {string} sources */
const forRecaptcha = (sources) => (process.env.CAPTCHA === 'recaptcha' ? ` ${sources}` : '')

/** For answers that are no page: redirects, errors without a body, data, files. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** @param {string} markup the raw text of an attribute */
function decode(markup) {
  return markup
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/**
 * The sources that the style attributes of a page need.
 * @param {string} html
 */
function styleHashes(html) {
  const values = new Set([...html.matchAll(/<[a-z][^>]*? style="([^"]*)"/gi)].map(([, value = '']) => hash(decode(value))))
  return values.size > 0 ? ` 'unsafe-hashes' ${[...values].join(' ')}` : ''
}

/**
 * @typedef {object} PolicyOptions
 * @property {string} [html] the page, whose style attributes are allowed
 * @property {string} [nonce] for a page rendered per request, which carries its data in scripts
 * @property {string} [ancestors] who may frame the page; nobody if left out
 */

/**
 * The content security policy of a page. Scripts: files of this origin and our own two inline ones, nothing else that stands in the page; and Google's captcha where it is chosen.
 * @param {PolicyOptions} [options]
 */
export function pagePolicy({ html = '', nonce, ancestors = "'none'" } = {}) {
  return [
    "default-src 'none'",
    `script-src 'self' ${OWN_HASHES}${nonce ? ` 'nonce-${nonce}'` : ''}${forRecaptcha(RECAPTCHA_SCRIPTS)}`,
    `style-src 'self'${styleHashes(html)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${forRecaptcha(RECAPTCHA_CALLS)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${FRAMES}${forRecaptcha(RECAPTCHA_FRAMES)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}
