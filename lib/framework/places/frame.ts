import 'server-only'
import { namesIn } from '@/lib/framework/page/names.mjs'
import { attributeHashes, pagePolicy, rulesHashes, styleSources } from '@/lib/framework/page/policy.mjs'
import type { Stylesheet } from '@/lib/framework/page/used-styles.mjs'
import { notListed, robotsOf } from '@/lib/framework/page/robots'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { aroundPlaces, inPlace } from '@/lib/framework/static/place'
import { type Parts, SharedText } from '@/lib/server/parts'

/** The rules of a page, and the address of their stylesheet. */
const STYLES = /<style data-href="([^"]*)">([\s\S]*?)<\/style>/

const TITLE = /<title>([^<]*)<\/title>/

/** What stands in a place needs one of few sets of rules: so many are remembered for a page. */
const MOST_KINDS = 6

/** What stands before the places with the rules for them, in two parts: the title stands between them. */
type Beginning = { start: SharedText; title: string; rest: SharedText | null; rules: readonly string[]; hashes: readonly string[] }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page without what stands in its places, and what of it changes with that: the title, and its rules. */
export class Frame {
  /** What search engines are told of the page. */
  readonly robots: string
  readonly #before: string
  /** As the kept page has them. */
  readonly #styles: string
  readonly #stylesheet: string
  readonly #names: ReadonlySet<string>
  /** What stands behind each place. */
  readonly #after: readonly SharedText[]
  readonly #afterHashes: readonly string[]
  readonly #beginnings = new Map<string, Beginning>()

  /** Throws where the page has no place. */
  constructor(html: string) {
    this.robots = robotsOf(html)
    const [before, ...after] = aroundPlaces(notListed(html))
    const [styles = '', stylesheet = ''] = STYLES.exec(before) ?? []
    this.#before = before
    this.#styles = styles
    this.#stylesheet = stylesheet
    this.#names = namesIn(before + after.join(''))
    this.#after = after.map((text) => new SharedText(text))
    this.#afterHashes = after.flatMap(attributeHashes)
  }

  /** The page with something in each of its places and, where it has one, a title of its own; and its policy. Throws where it has more places, or fewer. */
  async filledWith(markups: readonly string[], title?: string): Promise<{ parts: Parts; policy: string }> {
    if (markups.length !== this.#after.length) throw new Error(`The page has ${this.#after.length} places, not ${markups.length}.`)
    const { start, title: own, rest, rules, hashes } = await this.#beginningFor(namesIn(markups.join('')))
    const before = rest === null ? [start] : [start, title === undefined ? own : escaped(title), rest]
    const parts = [...before, ...this.#after.flatMap((text, index) => [inPlace(markups[index] ?? ''), text])]
    return { parts, policy: pagePolicy({ styles: styleSources(rules, [...hashes, ...markups.flatMap(attributeHashes), ...this.#afterHashes]) }) }
  }

  async #beginningFor(names: ReadonlySet<string>): Promise<Beginning> {
    const sheet = this.#stylesheet ? await processState.stylesheets?.find(this.#stylesheet) : null
    const more = sheet ? [...names].filter((name) => sheet.knows(name) && !this.#names.has(name)).sort() : []
    const kind = more.join(' ')
    const found = this.#beginnings.get(kind) ?? beginningOf(sheet ? this.#withRules(sheet, more) : this.#before)
    this.#beginnings.delete(kind)
    this.#beginnings.set(kind, found)
    const [oldest] = this.#beginnings.keys()
    if (this.#beginnings.size > MOST_KINDS && oldest !== undefined) this.#beginnings.delete(oldest)
    return found
  }

  /** With those that the page needs for other content; the whole stylesheet comes later, as it does for the page itself. */
  #withRules(sheet: Stylesheet, more: readonly string[]): string {
    const rules = sheet.usedBehindHead(new Set([...this.#names, ...more]))
    return this.#before.replace(this.#styles, () => `<style data-href="${this.#stylesheet}">${rules}</style>`)
  }
}

function beginningOf(before: string): Beginning {
  const shared = { rules: rulesHashes(before), hashes: attributeHashes(before) }
  const found = TITLE.exec(before)
  if (!found) return { ...shared, start: new SharedText(before), title: '', rest: null }
  const [, title = ''] = found
  const at = found.index + '<title>'.length
  return { ...shared, start: new SharedText(before.slice(0, at)), title, rest: new SharedText(before.slice(at + title.length)) }
}
