import { processState } from '../process/process-state.mjs'

/** Of so many tags it is known; of more everything counts as changed. */
const MOST = 10_000

/**
 * When what carries a tag last changed. Nobody told of changes before this process began: whatever hangs on content and was made
 * before may be outdated.
 */
export class Marks {
  /** @type {Map<string, number>} */
  #times = new Map()
  #began
  #count = 0
  /** @type {(() => void)[]} */
  #listeners = []

  /** @param {number} [began] */
  constructor(began = Date.now()) {
    this.#began = began
  }

  /** How often something has changed: what was made under another count may be outdated. */
  get count() {
    return this.#count
  }

  /** Notes a change. @param {Iterable<string>} tags @param {number} [now] */
  mark(tags, now = Date.now()) {
    for (const tag of tags) this.#times.set(tag, now)
    if (this.#times.size > MOST) this.#forget(now)
    this.#count += 1
    for (const listener of this.#listeners) listener()
  }

  /** Notes that anything may have changed. @param {number} [now] */
  markAll(now = Date.now()) {
    this.#forget(now)
    this.#count += 1
    for (const listener of this.#listeners) listener()
  }

  /** Of what was made before it is not known any more whether it has changed. @param {number} now */
  #forget(now) {
    this.#times.clear()
    // What is made in this very millisecond may have it, and is made once more.
    this.#began = now + 1
  }

  /** Has something done at once at each change. @param {() => void} listener */
  onChange(listener) {
    this.#listeners.push(listener)
  }

  /**
   * Whether something with one of these tags has changed since work on it began.
   * @param {string[]} tags
   * @param {number} began in milliseconds: not when the work was done, as a change may have come meanwhile
   */
  areNewer(tags, began) {
    if (tags.length === 0) return false
    return began < this.#began || this.areTold(tags, began)
  }

  /**
   * Whether it was told that something with one of these tags has changed since work on it began. It may have, too, where nobody was there to be told.
   * @param {string[]} tags
   * @param {number} began
   */
  areTold(tags, began) {
    return tags.some((tag) => (this.#times.get(tag) ?? -Infinity) >= began)
  }
}

/** Those of this process. */
export const marks = (processState.marks ??= new Marks())
