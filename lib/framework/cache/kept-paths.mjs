import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf, FOLDER } from './kept-addresses.mjs'

/** The addresses whose answer is kept, so that it is known beforehand which request has nothing rendered for it. */
export class KeptPaths {
  /** @type {Set<string>} */
  #paths = new Set()

  /** @param {string} directory of the server, where answers were kept before the process began */
  constructor(directory) {
    /** When those have been found. */
    this.ready = this.#find(directory)
  }

  /** @param {string} path */
  has(path) {
    return this.#paths.has(path)
  }

  /** @param {string} key ends with the address */
  add(key) {
    this.#paths.add(addressOf(key))
  }

  /** @param {string} key ends with the address */
  remove(key) {
    this.#paths.delete(addressOf(key))
  }

  /** @param {string} directory */
  async #find(directory) {
    const names = await readdir(join(directory, FOLDER), { recursive: true }).catch(() => [])
    for (const name of names) {
      if (/\.(?:html|body)$/.test(name)) this.add(`/${name.replace(/\.\w+$/, '').replaceAll('\\', '/')}`)
    }
  }
}
