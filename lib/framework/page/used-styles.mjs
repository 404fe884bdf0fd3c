import { createHash } from 'node:crypto'
import postcss from 'postcss'
import { namesIn } from './names.mjs'
import { isMet, namesOf, needsOf } from './selectors.mjs'
import { leaveWhatIsPainted, variablesIn } from './start-rules.mjs'

/** The framework's stylesheet in the head of a page. */
const LINK = /<link rel="stylesheet" href="(\/_next\/static\/css\/[\w.-]+\.css)(?:\?dpl=[\w-]+)?"[^>]*>/

const FONT_FACE = /@font-face\{[^}]*\}/g

/** Where the layout has room for the rules of what follows (components/layout/RulesPlace.tsx). */
const PLACE = '<template data-rules=""></template>'

/** Pages of a kind use the same: so many kinds are remembered, some 35 KB each. */
const MOST_KINDS = 200

/** In one piece: V8 keeps what was put together as it was, here of more than a thousand pieces, which take several times the room. @param {string} text */
const inOnePiece = (text) => Buffer.from(text).toString()

/** @param {import('postcss').AtRule} rule */
const isAnimation = ({ name }) => name.endsWith('keyframes')

/** @param {import('postcss').Rule} rule */
const isInAnimation = ({ parent }) => parent?.type === 'atrule' && isAnimation(/** @type {import('postcss').AtRule} */ (parent))

/** Takes out what has lost all that stood in it. @param {import('postcss').Container} container */
function removeEmpty(container) {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    removeEmpty(/** @type {import('postcss').Container} */ (node))
    if (node.nodes.length === 0) node.remove()
  })
}

/** A stylesheet of the build: what of it a page needs to be painted, and the whole for what script adds later. */
export class Stylesheet {
  /** @type {Map<string, import('./selectors.mjs').Needs>} what each selector needs */
  #selectors = new Map()
  /** @type {Map<string, string>} by those of its names that stand in a page */
  #used = new Map()
  #names
  #root

  /** @param {string} css */
  constructor(css) {
    this.#root = postcss.parse(css)
    this.#root.walkRules(({ selectors }) => {
      for (const selector of selectors) this.#selectors.set(selector, needsOf(selector))
    })
    this.#names = new Set([...this.#selectors.values()].flatMap(namesOf))
    // Named a second time, a font would be loaded anew and move the text.
    this.late = css.replace(FONT_FACE, '')
    this.lateName = `${createHash('sha256').update(this.late).digest('hex').slice(0, 32)}.css`
  }

  /** Whether a rule names it. @param {string} name */
  knows(name) {
    return this.#names.has(name)
  }

  /** The rules for a page in which these names stand, in the order of the whole. @param {Set<string>} names */
  usedBy(names) {
    return this.#remembered(this.#kindOf(names), () => this.#rulesFor(names))
  }

  /** The same without fonts, for a page that has them in its head: named a second time, one would be loaded anew. @param {Set<string>} names */
  usedBehindHead(names) {
    return this.usedBy(names).replace(FONT_FACE, '')
  }

  /** What the beginning of a page needs to be painted, where all rules follow behind it. @param {string} html */
  usedAtStart(html) {
    const names = namesIn(html)
    const variables = [...new Set(variablesIn(html))].sort()
    return this.#remembered(`${this.#kindOf(names)} ${variables.join(' ')} start`, () =>
      this.#rulesFor(names, (root) => leaveWhatIsPainted(root, { isPassing: (selector) => this.#selectors.get(selector)?.isPassing ?? false, variables })),
    )
  }

  /** @param {Set<string>} names */
  #kindOf(names) {
    return [...this.#names].filter((name) => names.has(name)).join(' ')
  }

  /** @param {string} kind @param {() => string} make */
  #remembered(kind, make) {
    if (this.#used.size > MOST_KINDS) this.#used.clear()
    const used = this.#used.get(kind) ?? make()
    this.#used.set(kind, used)
    return used
  }

  /** @param {Set<string>} names @param {(root: import('postcss').Root) => void} [leaveOut] */
  #rulesFor(names, leaveOut) {
    const root = this.#root.clone()
    root.walkRules((rule) => {
      if (isInAnimation(rule)) return
      const fitting = rule.selectors.filter((selector) => {
        const needs = this.#selectors.get(selector)
        return needs && isMet(needs, names)
      })
      if (fitting.length > 0) rule.selectors = fitting
      else rule.remove()
    })
    leaveOut?.(root)
    const animations = new Set()
    root.walkDecls(/^animation(?:-name)?$/, ({ value }) => value.split(/[\s,]+/).forEach((word) => animations.add(word)))
    root.walkAtRules((rule) => {
      if (isAnimation(rule) && !animations.has(rule.params)) rule.remove()
    })
    removeEmpty(root)
    return inOnePiece(root.toString())
  }
}

/**
 * Puts the rules that a page uses in the place of its stylesheet, so that the page is painted as soon as it has come: those of its beginning in the
 * head, and all of them, in their order, behind the beginning, which is painted before they have come. (docs/decisions/styles-in-the-page.md)
 * @param {string} html
 * @param {(address: string) => Promise<Stylesheet | null>} find the stylesheet of the build at an address
 * @returns {Promise<{ html: string, address: string, late: string }>} the stylesheet's address, and that of the whole for later
 */
export async function withUsedStyles(html, find) {
  const [link = '', address = ''] = LINK.exec(html) ?? []
  const sheet = link ? await find(address) : null
  if (!sheet) return { html, address: '', late: '' }
  const names = namesIn(html)
  const place = html.indexOf(PLACE)
  /** @param {string} rules */
  const whole = (rules) => `<style data-href="${address}">${rules}</style>`
  const styled =
    place < 0
      ? html.replace(link, () => whole(sheet.usedBy(names)))
      : html
          .replace(PLACE, () => whole(sheet.usedBehindHead(names)))
          .replace(link, () => `<style data-start="">${sheet.usedAtStart(html.slice(0, place))}</style>`)
  return { html: styled, address, late: `/flight/${sheet.lateName}` }
}
