import { CONSENT_KEY } from '../../visit/consent-key.mjs'
import { HOLD_FORMS, KEEP_PRESSES } from './early.mjs'

/**
 * Asks for consent where no choice is in force, before the page is painted: the question is painted with it and not long after.
 * `lib/visit/consent.ts` reads the same choice more closely. (Requirements, section 4)
 */
const ASK = `let c;try{c=localStorage.${CONSENT_KEY}}catch(e){}try{if(c?!(JSON.parse(c).expires>Date.now()):!/(^|; )${CONSENT_KEY}=(all|necessary)/.test(document.cookie))throw 0}catch(e){document.documentElement.dataset.ask=''}`

/** Fetches the fonts of the first screen at once where the line is good: on others they would share it with what is painted first. */
const FETCH_FONTS = `let n=navigator.connection;(!n||!n.saveData&&n.rtt<150&&n.downlink>=2)&&(document.currentScript.dataset.fonts||'').split(' ').filter(Boolean).forEach(function(u){var l=document.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href=u;document.head.append(l)})`

/**
 * Stands in the head of every kept page, so that it hears the first press, which may come before the rest of the page. A constant, so that one
 * hash allows it. (docs/decisions/styles-in-the-page.md, script-after-the-page.md)
 */
export const HEAD_SCRIPT = `{${ASK};${KEEP_PRESSES};${HOLD_FORMS};${FETCH_FONTS}}`

/** How the framework announces a font. */
const FONT = /<link rel="preload" href="(\/_next\/static\/media\/[\w.-]+\.woff2)(?:\?dpl=[\w-]+)?" as="font"[^>]*>/g

/** Puts the script into the head, before the styles, and leaves the fonts to it. @param {string} html */
export function withHeadScript(html) {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  /** @type {string[]} */
  const fonts = []
  const head = html.slice(0, end).replace(FONT, (_, font) => {
    fonts.push(font)
    return ''
  })
  const styles = head.search(/<(?:link rel="stylesheet"|style)/)
  const place = styles < 0 ? head.length : styles
  return `${head.slice(0, place)}<script data-fonts="${fonts.join(' ')}">${HEAD_SCRIPT}</script>${head.slice(place)}${html.slice(end)}`
}
