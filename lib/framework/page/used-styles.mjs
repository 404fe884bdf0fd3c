import { createHash } from 'node:crypto'
import { PurgeCSS } from 'purgecss'

/** The framework's stylesheet in the head of a page. */
const LINK = /<link rel="stylesheet" href="(\/_next\/static\/css\/[\w.-]+\.css)(?:\?dpl=[\w-]+)?"[^>]*>/

const FONT_FACE = /@font-face\{[^}]*\}/g

/** Pages of a kind use the same: so many kinds are remembered. */
const MOST_KINDS = 300

/** @param {string} html the names of elements, classes and ids in a page */
function namesIn(html) {
  const names = new Set(['html', 'body'])
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(tag)
  for (const [, value = ''] of html.matchAll(/\s(?:class|id)="([^"]*)"/g)) for (const name of value.split(' ')) names.add(name)
  return [...names].sort()
}

/** A stylesheet of the build: what of it a page needs to be painted, and the whole for what script adds later. */
export class Stylesheet {
  /** @type {Map<string, Promise<string>>} by the names in a page */
  #used = new Map()

  /** @param {string} css */
  constructor(css) {
    this.css = css
    // Which attributes an element has changes; what it is does not.
    this.attributes = [...new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name))]
    // Named a second time, a font would be loaded anew and move the text.
    this.late = css.replace(FONT_FACE, '')
    this.lateName = `${createHash('sha256').update(this.late).digest('hex').slice(0, 32)}.css`
  }

  /** The rules for what stands in a page, in the order of the whole. @param {string} html @returns {Promise<string>} */
  usedBy(html) {
    const names = namesIn(html)
    const kind = names.join(' ')
    if (this.#used.size > MOST_KINDS) this.#used.clear()
    const used = this.#used.get(kind) ?? this.#purge(names)
    this.#used.set(kind, used)
    return used
  }

  /** @param {string[]} names */
  async #purge(names) {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: '', extension: 'html' }],
      extractors: [{ extensions: ['html'], extractor: () => [...names, ...this.attributes] }],
      css: [{ raw: this.css }],
      dynamicAttributes: this.attributes,
      keyframes: true,
    })
    return result?.css ?? this.css
  }
}

/**
 * Puts the rules that a page uses in the place of its stylesheet, so that the page is painted as soon as it has come.
 * @param {string} html
 * @param {(address: string) => Promise<Stylesheet | null>} find the stylesheet of the build at an address
 * @returns {Promise<{ html: string, address: string, late: string }>} the stylesheet's address, and that of the whole for later
 */
export async function withUsedStyles(html, find) {
  const [link = '', address = ''] = LINK.exec(html) ?? []
  const sheet = link ? await find(address) : null
  if (!sheet) return { html, address: '', late: '' }
  const css = await sheet.usedBy(html)
  return { html: html.replace(link, () => `<style data-href="${address}">${css}</style>`), address, late: `/flight/${sheet.lateName}` }
}
