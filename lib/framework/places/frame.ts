import 'server-only'
import { namesIn } from '@/lib/framework/page/names.mjs'
import { attributeHashes, pagePolicy, rulesHashes, styleSources } from '@/lib/framework/page/policy.mjs'
import type { Stylesheet } from '@/lib/framework/page/used-styles.mjs'
import { notListed, robotsOf } from '@/lib/framework/page/robots'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { aroundPlace } from '@/lib/framework/static/place'
import { type Parts, SharedText } from '@/lib/server/parts'

/** The rules of a page, and the address of their stylesheet. */
const STYLES = /<style data-href="([^"]*)">([\s\S]*?)<\/style>/

const TITLE = /<title>([^<]*)<\/title>/

/** What stands in a place needs one of few sets of rules: so many are remembered for a page. */
const MOST_KINDS = 6

/** What stands before a place with the rules for it, in two parts: the title stands between them. */
type Beginning = { start: SharedText; title: string; rest: SharedText | null; rules: readonly string[]; hashes: readonly string[] }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page without what stands in its place, and what of it changes with that: the title, and its rules. */
export class Frame {
  /** What search engines are told of the page. */
  readonly robots: string
  readonly #before: string
  /** As the kept page has them. */
  readonly #styles: string
  readonly #stylesheet: string
  readonly #names: ReadonlySet<string>
  readonly #end: SharedText
  readonly #endHashes: readonly string[]
  readonly #beginnings = new Map<string, Beginning>()

  /** Throws where the page has no place. */
  constructor(html: string) {
    this.robots = robotsOf(html)
    const { before, after } = aroundPlace(notListed(html))
    const [styles = '', stylesheet = ''] = STYLES.exec(before) ?? []
    this.#before = before
    this.#styles = styles
    this.#stylesheet = stylesheet
    this.#names = namesIn(before + after)
    this.#end = new SharedText(after)
    this.#endHashes = attributeHashes(after)
  }

  /** The page with something in its place and, where it has one, a title of its own; and its policy. */
  async filledWith(markup: string, title?: string): Promise<{ parts: Parts; policy: string }> {
    const { start, title: own, rest, rules, hashes } = await this.#beginningFor(namesIn(markup))
    const parts = rest === null ? [start, markup, this.#end] : [start, title === undefined ? own : escaped(title), rest, markup, this.#end]
    return { parts, policy: pagePolicy({ styles: styleSources(rules, [...hashes, ...attributeHashes(markup), ...this.#endHashes]) }) }
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
