import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import { inRoot } from '../../../scripts/lib/paths.mjs'

/** So high no number on a page of the sample content is. */
const MOST = 300

/** More presses of a key than this never lead to a place on a page. */
const LONGEST_WAY = 40

/** A visitor who hears the site: goes through it by keys, and notes of each claim whether what was said holds it. */
export class Visitor {
  /** What was said at the last key. */
  said = ''
  claims = []
  /** How long an answer of the server is waited for. */
  answer = { first: 15_000, quiet: 2000, longest: 30_000 }

  constructor(reader, { site, locale, isTalkative = false }) {
    this.reader = reader
    this.site = site
    this.locale = locale
    this.isTalkative = isTalkative
    const messages = JSON.parse(readFileSync(inRoot('messages', `${locale}.json`), 'utf8'))
    /** The words of a message in the language of the visit. */
    this.words = createTranslator({ locale, messages })
  }

  #hear(label, said) {
    this.said = said
    if (this.isTalkative) console.log(`    ${label.padEnd(14)} ${said || '(silence)'}`)
    return said
  }

  async open(path) {
    return this.#hear(path, await this.reader.open(`${this.site}/${this.locale}${path}`))
  }

  async press(key, patience) {
    return this.#hear(key, await this.reader.press(key, patience))
  }

  async type(text) {
    return this.#hear(`“${text}”`, await this.reader.type(text))
  }

  /** Waits for what is said by itself. */
  async wait(patience) {
    return this.#hear('…', await this.reader.wait(patience))
  }

  /** Presses a key until these words are said. */
  async seek(key, words, most = LONGEST_WAY) {
    for (let press = 0; press < most; press += 1) if ((await this.press(key)).includes(words)) return this.said
    throw new Error(`“${words}” was not said at ${most} presses of ${key}; at the last one: ${this.said}`)
  }

  #claim(sentence, holds) {
    this.claims.push({ sentence, holds, said: this.said })
    if (this.isTalkative) console.log(`    ${holds ? '✓' : '✗'} ${sentence}`)
  }

  /** Claims that all these words were said at the last key. */
  hears(sentence, ...words) {
    const said = this.said.toLowerCase()
    this.#claim(
      sentence,
      words.every((word) => said.includes(word.toLowerCase())),
    )
  }

  /** Claims that a message with some number was said at the last key. */
  hearsCount(sentence, key, values = {}) {
    const said = this.said.toLowerCase()
    const counts = Array.from({ length: MOST }, (_, count) => this.words(key, { ...values, count }).toLowerCase())
    this.#claim(
      sentence,
      counts.some((words) => said.includes(words)),
    )
  }

  /** Claims that none of these words was said at the last key. */
  hearsNo(sentence, ...words) {
    const said = this.said.toLowerCase()
    this.#claim(
      sentence,
      words.every((word) => !said.includes(word.toLowerCase())),
    )
  }
}
