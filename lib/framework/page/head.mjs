import { CONSENT_KEY } from '../../visit/consent-key.mjs'
import { THEME_SCRIPT } from '../../theme/script.mjs'
import { HEADER_ID } from '../static/header-id.mjs'
import { HOLD_FORMS, KEEP_PRESSES } from './early.mjs'
import { FAR_LATER } from './far.mjs'
import { TRUSTED_TYPES_SCRIPT } from './trusted-types.mjs'

/**
 * Asks for consent where no choice is in force, before the page is painted: the question is painted with it and not long after.
 * `lib/visit/consent.ts` reads the same choice more closely. (Requirements, section 4)
 */
const ASK = `let c;try{c=localStorage.${CONSENT_KEY}}catch(e){}try{if(c?!(JSON.parse(c).expires>Date.now()):!/(^|; )${CONSENT_KEY}=(all|necessary)/.test(document.cookie))throw 0}catch(e){document.documentElement.dataset.ask=''}`

/**
 * Fetches the fonts of the first screen at once where the line is good. On others they would share it with what is painted first and come too
 * late to be used: the page takes the system's (`components/ui/base.css`), and ours come when all else has, for the next one. Who has been here before, as the
 * worker tells, has them; who saves data does without.
 */
const FETCH_FONTS = `let d=document,n=navigator.connection,w=navigator.serviceWorker,f=d.currentScript.dataset.fonts.match(/\\S+/g)||[];if(!n||!n.saveData&&n.rtt<150&&n.downlink>=2)f.forEach(u=>d.head.append(Object.assign(d.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href:u})));else if(n.saveData||!w||!w.controller){d.documentElement.setAttribute('data-plain','');n.saveData||addEventListener('load',()=>f.forEach(u=>fetch(u,{priority:'low'}).then(r=>r.blob()).catch(()=>0)))}`

/** Stands in the head of every page. A constant, as the next one is, so that one hash allows it. */
export const HEAD_SCRIPT = `${TRUSTED_TYPES_SCRIPT};${THEME_SCRIPT};{${ASK}}`

/**
 * Takes its place in every kept page, with what hears the first press, which may come before the rest of the page. One script: each that stands by
 * itself takes its time of a slow processor. (docs/decisions/styles-in-the-page.md, script-after-the-page.md)
 */
export const KEPT_HEAD_SCRIPT = `${HEAD_SCRIPT};{${KEEP_PRESSES};${HOLD_FORMS};${FETCH_FONTS};${FAR_LATER}}`

/** Before the header is there, a browser would paint an empty page, and then take its time for the next frame. */
const PAINT_WITH_HEADER = `<link rel="expect" href="#${HEADER_ID}" blocking="render"/>`

const PLAIN_SCRIPT = `<script>${HEAD_SCRIPT}</script>`

/** How the framework announces a font. */
const FONT = /<link rel="preload" href="(\/_next\/static\/media\/[\w.-]+\.woff2)(?:\?dpl=[\w-]+)?" as="font"[^>]*>/g

/** How the first pictures are announced: in the head, or within the content that is sent once, behind all that stands before it. */
const PICTURE = /<link rel="preload" as="image"[^>]*>/g

/** Puts the script of kept pages into the head, before the styles, leaves the fonts to it, and has the first pictures asked for before both. The first paint is that of the header. @param {string} html */
export function withHeadScript(html) {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  /** @type {string[]} */
  const fonts = []
  const head = html
    .slice(0, end)
    .replace(PLAIN_SCRIPT, '')
    .replace(FONT, (_, font) => {
      fonts.push(font)
      return ''
    })
  const body = html.slice(end)
  const pictures = [...new Set(body.match(PICTURE))].join('')
  const styles = head.search(/<(?:link rel="stylesheet"|style)/)
  const place = styles < 0 ? head.length : styles
  const script = `<script data-fonts="${fonts.join(' ')}">${KEPT_HEAD_SCRIPT}</script>`
  const paint = body.includes(` id="${HEADER_ID}"`) ? PAINT_WITH_HEADER : ''
  return `${head.slice(0, place)}${paint}${pictures}${script}${head.slice(place)}${body.replace(PICTURE, '')}`
}
