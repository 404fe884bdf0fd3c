import { createHash } from 'node:crypto'
import { BOOT_SCRIPT } from './boot.mjs'
import { HEAD_SCRIPT, KEPT_HEAD_SCRIPT } from './head.mjs'
import { POLICIES } from './trusted-types.mjs'

/** @param {string} text */
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The inline scripts of the page. */
const OWN_HASHES = [HEAD_SCRIPT, KEPT_HEAD_SCRIPT, BOOT_SCRIPT].map(hash).join(' ')

/** Video hosts that are contacted once the visitor has agreed. */
const FRAMES = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/** What Google's captcha needs: its script brings another one, which shows itself in a frame, and makes policies of its own for what it writes. */
const RECAPTCHA = [
  ["script-src 'self'", 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'],
  ["connect-src 'self'", 'https://www.google.com/recaptcha/'],
  ['frame-src', 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/'],
  [`trusted-types ${POLICIES[0]}`, "* 'allow-duplicates'"],
]

/** For answers that are no page: redirects, errors without a body, data, files. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** @param {string} markup the raw text of an attribute */
function decode(markup) {
  return markup.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

/** The rules of a page in its head, and those just behind its header: there no content stands. */
const PLACES_OF_RULES = [
  /^(?:(?!<\/head>)[\s\S])*?<style data-(?:href|start)="[^"]*">([\s\S]*?)<\/style>/,
  /^(?:(?!<\/header>)[\s\S])*?<\/header><div class="contents"><style data-href="[^"]*">([\s\S]*?)<\/style>/,
]

/** What the rules in a page are allowed by. @param {string} html the page, or its beginning up to the content */
export const rulesHashes = (html) => PLACES_OF_RULES.flatMap((place) => place.exec(html)?.[1] ?? []).map(hash)

/** What the style attributes in markup are allowed by. @param {string} html */
export const attributeHashes = (html) => [...html.matchAll(/<[a-z][^>]*? style="([^"]*)"/gi)].map(([, value = '']) => hash(decode(value)))

/**
 * The sources of styles in a page, beside its files.
 * @param {readonly string[]} rules those of its rules
 * @param {readonly string[]} attributes those of its style attributes
 */
export const styleSources = (rules, attributes) =>
  rules.map((rule) => ` ${rule}`).join('') + (attributes.length > 0 ? ` 'unsafe-hashes' ${[...new Set(attributes)].join(' ')}` : '')

/**
 * The sources that the rules in a page and its style attributes need.
 * @param {string} html
 */
function sourcesIn(html) {
  return styleSources(rulesHashes(html), attributeHashes(html))
}

/**
 * @typedef {object} PolicyOptions
 * @property {string} [html] the page, whose styles are allowed
 * @property {string} [styles] the sources of its styles, where they are known
 * @property {string} [nonce] for a page rendered per request, which carries its data in scripts
 * @property {string} [ancestors] who may frame the page; nobody if left out
 */

/**
 * The content security policy of a page. Scripts: files of this origin and our own inline ones, nothing else that stands in the page.
 * @param {PolicyOptions} [options]
 */
export function pagePolicy({ html = '', styles = sourcesIn(html), nonce, ancestors = "'none'" } = {}) {
  return [
    "default-src 'none'",
    `script-src 'self' ${OWN_HASHES}${nonce ? ` 'nonce-${nonce}'` : ''}`,
    `style-src 'self'${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${FRAMES}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${POLICIES.join(' ')}`,
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

/**
 * The policy of a page as it is sent: with Google's hosts where its captcha is chosen, and only there. Not when the page is kept,
 * because pages outlive settings.
 * @param {string} policy
 */
export function withCaptcha(policy) {
  if (process.env.CAPTCHA !== 'recaptcha') return policy
  return RECAPTCHA.reduce((whole, [directive = '', sources]) => whole.replace(directive, `${directive} ${sources}`), policy)
}
