import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../cache/whole-files.mjs'
import { processState } from '../process/process-state.mjs'

/** Files that no page named for so long are named by no browser either. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000

const MAX_BYTES = 256 * 1024 * 1024

/** Writes between two clean-ups. */
const CLEAN_EVERY = 500

/** The data files of the kept pages: named by their content, so never changed, and bounded in age and size. */
export class DataFiles {
  /** @type {Set<string>} */
  #known = new Set()
  #writes = 0

  /**
   * @param {string} directory
   * @param {{ maxBytes?: number, keepMs?: number }} [limits]
   */
  constructor(directory, { maxBytes = MAX_BYTES, keepMs = KEEP_MS } = {}) {
    this.directory = directory
    this.maxBytes = maxBytes
    this.keepMs = keepMs
  }

  /** @param {string} name @param {string} code */
  async write(name, code) {
    void processState.sharedFiles?.write(name, code)
    await this.#keep(name, code)
  }

  /** @param {string} name @param {string | Buffer} code */
  async #keep(name, code) {
    await mkdir(this.directory, { recursive: true })
    await writeWhole(join(this.directory, name), code)
    this.#known.add(name)
    if (++this.#writes % CLEAN_EVERY === 0) await this.clean()
  }

  /**
   * Whether the file is there. Asked once per file and process, so a page that is served often costs nothing.
   * @param {string} name
   */
  async has(name) {
    if (this.#known.has(name)) return true
    const now = new Date()
    const found = await utimes(join(this.directory, name), now, now).then(
      () => true,
      () => false,
    )
    if (found) this.#known.add(name)
    return found || (await this.#take(name)) !== null
  }

  /** The file, from here or from another process; null where nobody has it. @param {string} name */
  async read(name) {
    return (await readFile(join(this.directory, name)).catch(() => null)) ?? (await this.#take(name))
  }

  /** Takes over a file that another process has. @param {string} name */
  async #take(name) {
    const code = (await processState.sharedFiles?.read(name)) ?? null
    if (code) await this.#keep(name, code).catch((error) => console.warn(`A data file could not be kept: ${error.code ?? error.message}`))
    return code
  }

  /** Removes the oldest files beyond the limits. A page that names one of them is rendered anew when it is next asked for. */
  async clean(now = Date.now()) {
    const names = (await readdir(this.directory)).filter((name) => name.endsWith('.js'))
    const files = await Promise.all(
      names.map(async (name) => {
        const { mtimeMs, size } = await stat(join(this.directory, name))
        return { name, mtimeMs, size }
      }),
    )
    let total = 0
    for (const { name, mtimeMs, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      total += size
      if (total <= this.maxBytes && now - mtimeMs <= this.keepMs) continue
      await rm(join(this.directory, name), { force: true })
      this.#known.delete(name)
    }
  }
}
