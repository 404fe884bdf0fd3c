import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marks } from './marks.mjs'

/** Where the framework keeps answers, below its folder of the server; in a name the address stands behind `MARK`. */
export const FOLDER = 'route-cache'
const MARK = '/$/'

/** An answer that could not be made anew is given as it is for so long, before a visitor waits for it again. Milliseconds. */
const PATIENCE_MS = 10_000

/** The address in a key of the framework's cache. @param {string} key */
export const addressOf = (key) => (key.includes(MARK) ? key.slice(key.indexOf(MARK) + 2) : key)

/** In which the framework keeps the tags of an answer. */
export const TAGS_HEADER = 'x-next-cache-tags'

/** The framework's own tags, of folders and not of content, begin like this. */
const FOLDER_TAG = '_N_T_'

/** The tags of the content that an answer was made of. @param {Record<string, unknown> | undefined} headers of a kept answer */
export function tagsOf(headers) {
  const header = headers?.[TAGS_HEADER]
  return typeof header === 'string' ? header.split(',').filter((tag) => !tag.startsWith(FOLDER_TAG)) : []
}

/** The tags in a file beside a kept answer; none where it cannot be understood. @param {string} file */
async function readTags(file) {
  try {
    return tagsOf(JSON.parse(await readFile(file, 'utf8')).headers)
  } catch {
    return []
  }
}

/** What is kept, by address: the tags of what it was made of, and whether it could not be made anew. */
export class KeptAddresses {
  /** @type {Map<string, string[]>} */
  #tags = new Map()
  /** @type {Map<string, number>} */
  #failures = new Map()
  /** @type {Promise<void> | undefined} */
  #reading

  /** @param {string} directory of the server, where answers of former processes are kept */
  constructor(directory) {
    this.directory = join(directory, FOLDER)
  }

  /** @param {string} address @param {string[]} tags */
  note(address, tags) {
    this.#tags.set(address, tags)
  }

  /** @param {string} address */
  noteSuccess(address) {
    this.#failures.delete(address)
  }

  /** @param {string} address @param {number} [now] */
  noteFailure(address, now = Date.now()) {
    this.#failures.set(address, now)
  }

  /** Whether it could not be made anew lately. A change since then was told by a content service that is well again. @param {string} address @param {number} [now] */
  hasFailed(address, now = Date.now()) {
    const failed = this.#failures.get(address) ?? -Infinity
    return now - failed < PATIENCE_MS && !marks.areNewer(this.#tags.get(address) ?? [], failed + 1)
  }

  /** @param {string} address */
  has(address) {
    return this.#tags.has(address)
  }

  /** The addresses whose answer was made of something with one of these tags. @param {string[]} tags */
  async withAny(tags) {
    await this.readFormer()
    return [...this.#tags].flatMap(([address, own]) => (own.some((tag) => tags.includes(tag)) ? [address] : []))
  }

  /** Learns once what former processes have kept. */
  readFormer() {
    return (this.#reading ??= this.#readNames())
  }

  async #readNames() {
    const names = await readdir(this.directory, { recursive: true }).catch(() => [])
    for (const name of names.filter((file) => file.endsWith('.meta'))) {
      const address = addressOf(`/${name.slice(0, -'.meta'.length).replaceAll('\\', '/')}`)
      if (this.#tags.has(address)) continue
      this.#tags.set(address, await readTags(join(this.directory, name)))
    }
  }
}
