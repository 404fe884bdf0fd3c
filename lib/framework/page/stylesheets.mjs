import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { Stylesheet } from './used-styles.mjs'

/** The stylesheets of the build, each read once, and laid beside the data files without what a page has in itself. */
export class Stylesheets {
  /** @type {Map<string, Promise<Stylesheet | null>>} */
  #read = new Map()

  /**
   * @param {string} directory
   * @param {import('./data-files.mjs').DataFiles} files
   */
  constructor(directory, files) {
    this.directory = directory
    this.files = files
  }

  /** The one at an address, null where there is none. @param {string} address */
  find(address) {
    const found = this.#read.get(address) ?? this.#find(posix.basename(address))
    this.#read.set(address, found)
    return found
  }

  /** @param {string} name @returns {Promise<Stylesheet | null>} */
  async #find(name) {
    const css = await readFile(join(this.directory, name), 'utf8').catch(() => null)
    if (css === null) return null
    const sheet = new Stylesheet(css)
    await this.files.write(sheet.lateName, sheet.late)
    return sheet
  }
}
