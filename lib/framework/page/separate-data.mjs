import { createHash } from 'node:crypto'
import { BOOT_SCRIPT } from './boot.mjs'
import { withHeadScript } from './head.mjs'
import { leanPushes } from './lean-data.mjs'

/** The framework's first script, after which it writes nothing but the page's data. */
const BOOTSTRAP = /<script src="(\/_next\/static\/chunks\/[\w.-]+\.js(?:\?dpl=[\w-]+)?)" id="_R_" async=""><\/script>/g

const INIT = '(self.__next_f=self.__next_f||[]).push([0])'
const PUSH = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/
const SCRIPT = /<script>([\s\S]*?)<\/script>/y

/** @param {string} code */
function isDataPush(code) {
  if (code === INIT) return true
  const argument = PUSH.exec(code)?.[1]
  if (argument === undefined) return false
  try {
    const [kind, ...rest] = JSON.parse(argument)
    return [1, 2, 3].includes(kind) && rest.length === 1
  } catch {
    return false
  }
}

/**
 * The data scripts that stand one after the other from an index on.
 * @param {string} html
 * @param {number} start
 */
function readPushes(html, start) {
  /** @type {string[]} */
  const codes = []
  let end = start
  for (;;) {
    SCRIPT.lastIndex = end
    const match = SCRIPT.exec(html)
    const code = match?.[1]
    if (code === undefined || !isDataPush(code)) return { codes, end }
    codes.push(code)
    end = SCRIPT.lastIndex
  }
}

/** The framework's scripts in the head, and the announcements of them. */
const HEAD_SCRIPT =
  /<script src="(\/_next\/static\/chunks\/[^"]+\.js(?:\?dpl=[\w-]+)?)" async=""><\/script>|<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[^"]+"\/>/g

/** Takes the framework's scripts out of the head and gives their addresses. @param {string} html */
function takeHeadScripts(html) {
  /** @type {string[]} */
  const sources = []
  const end = html.indexOf('</head>')
  const head = html.slice(0, end).replace(HEAD_SCRIPT, (_, source) => {
    if (source) sources.push(source)
    return ''
  })
  return { html: head + html.slice(end), sources }
}

/** Times that a script is asked for again where the line has lost it: after 1, 2, 4 … seconds. */
const TRIES = 6

/**
 * Adds the framework's scripts, and the one that starts it only when all others have come: what it then misses it would replace the page
 * for, which can be read without it. One after the other: to ask for a file takes a slow processor ten milliseconds, in which nobody is answered.
 */
const ADD_SCRIPTS = `(function(a){var b=a.pop(),n=a.length,l=document.createElement("link");function add(u,then,t){var s=document.createElement("script");s.src=u;if(!then)s.id="_R_";s.onload=then;s.onerror=function(){s.remove();if(t<${TRIES})setTimeout(add,1000<<t,u,then,t+1)};document.head.append(s)}function start(){add(b,null,0)}if(!n)return start();l.rel="preload";l.as="script";l.href=b;document.head.append(l);a.forEach(function(u,i){setTimeout(add,i,u,function(){--n||start()},0)})})`

/**
 * @param {string[]} codes
 * @param {string[]} sources addresses of the framework's scripts, the one that starts it last
 */
const dataFile = (codes, sources) => `${codes.join(';')};${ADD_SCRIPTS}(${JSON.stringify(sources)})`

/**
 * A nonce is for one request. One that came with a forged preview cookie must not stay in a page that others will see.
 * @param {string} html
 */
function withoutNonce(html) {
  const [bootstrap = ''] = /<script [^>]*id="_R_"[^>]*>/.exec(html) ?? []
  const nonce = / nonce="([\w+/=-]+)"/.exec(bootstrap)?.[1]
  return nonce ? html.replaceAll(` nonce="${nonce}"`, '').replaceAll(`\\"nonce\\":\\"${nonce}\\"`, '\\"nonce\\":\\"$undefined\\"') : html
}

/**
 * @typedef {object} Separated
 * @property {string} html the page without the framework's data; it names the file instead
 * @property {{ name: string, code: string } | null} file what the page names, or null when its tail was not understood:
 *   such a page is served as it is, and the policy keeps its scripts from running
 */

/**
 * Moves the framework's data out of a page into a file named by its content. Only what stands after the last bootstrap
 * script, and is wholly data the framework pushes, is moved: markup that content brought along stays where it is, blocked.
 * @param {string} rendered
 * @param {{ address: string, late: string }} [styles] the stylesheet that stands in the page no more, and what comes in its place
 * @returns {Separated}
 */
export function separateData(rendered, { address, late } = { address: '', late: '' }) {
  const html = withoutNonce(rendered)
  const last = [...html.matchAll(BOOTSTRAP)].at(-1)
  if (!last?.[1]) return { html, file: null }
  const { codes, end } = readPushes(html, last.index + last[0].length)
  const tail = html.slice(end)
  if (codes[0] !== INIT || tail !== '</body></html>') return { html, file: null }
  const page = takeHeadScripts(html.slice(0, last.index))
  const data = dataFile(leanPushes(codes), [...page.sources, last[1]])
  // The framework would put a stylesheet that its data names into the page, were it not there.
  const code = late ? data.replaceAll(address, late) : data
  const name = `${createHash('sha256').update(code).digest('hex').slice(0, 32)}.js`
  const styles = late ? ` data-styles="${late}"` : ''
  return { html: `${withHeadScript(page.html)}<script data-src="/flight/${name}"${styles}>${BOOT_SCRIPT}</script>${tail}`, file: { name, code } }
}

const REFERENCE = /<script data-src="\/flight\/([a-f0-9]{32}\.js)"[^>]*>[^<]*<\/script><\/body><\/html>$/

/** The name of the data file that a kept page names, or null. @param {string} html */
export function dataFileName(html) {
  return REFERENCE.exec(html)?.[1] ?? null
}

const CONTENT = /<main[^>]*>([\s\S]*)<\/main>/

/** Whether a page came without what it is about: every one of them has its heading in the place for the content. @param {string} html */
export function isBlank(html) {
  const content = CONTENT.exec(html)?.[1]
  return content !== undefined && !/<h1[\s>]/.test(content)
}
