import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'
import { startSite } from './services.mjs'

/** A second site, with nothing kept from before, in front of a content service of a test's choice. One at a time. */
export class SecondSite {
  #running = null

  constructor(children, { variables, folder }) {
    this.children = children
    this.variables = variables
    this.folder = join(folder, 'second')
  }

  /** With `isWarmed` it makes its pages before anybody asks for them. */
  async start(contentUrl, isWarmed = false) {
    await this.stop()
    const port = String(await freePort())
    const url = `http://localhost:${port}`
    const variables = { ...this.variables, SITE_PORT: port, SITE_URL: url, CONTENT_URL: contentUrl, WARM_PAGES: String(isWarmed) }
    const entry = await startSite(this.children, { variables, folder: this.folder })
    this.#running = { entry, url }
  }

  async stop() {
    if (this.#running) await this.children.end(this.#running.entry)
    this.#running = null
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Where it is and what it logs, or null while there is none. */
  describe() {
    return this.#running && { url: this.#running.url, log: this.#running.entry.log }
  }
}
