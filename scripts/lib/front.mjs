import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'
import { findNginx, nginxArguments, withoutLimits, writeNginxConfig } from './nginx.mjs'
import { Problem } from './problem.mjs'
import { waitUntilHealthy } from './wait.mjs'

/**
 * nginx as `deploy/nginx` sets it up, with nothing kept, in front of the site, on a free port or on the one of the site's own address
 * (`publicPort`), and without limits when `isUnlimited`. One at a time.
 */
export class Front {
  #running = null

  constructor(children, { variables, folder }, { name = 'nginx', publicPort = null, isUnlimited = false } = {}) {
    this.children = children
    this.variables = variables
    this.folder = join(folder, name)
    this.publicPort = publicPort
    this.change = isUnlimited ? withoutLimits : undefined
  }

  async start() {
    await this.stop()
    const program = findNginx()
    if (!program) throw new Problem('nginx is missing: install it (Debian: apt-get install nginx).')
    const { SITE_PORT, CMS_PORT, PROXY_QUIET_FILE } = this.variables
    const ports = { public: this.publicPort ?? (await freePort()), compression: await freePort(), site: Number(SITE_PORT), cms: Number(CMS_PORT) }
    const url = `http://127.0.0.1:${ports.public}`
    mkdirSync(this.folder, { recursive: true })
    const config = writeNginxConfig({ folder: this.folder, ports, quietFile: PROXY_QUIET_FILE, change: this.change })
    const entry = this.children.start('nginx', program, nginxArguments(this.folder, config), { cwd: this.folder, log: join(this.folder, 'nginx.log') })
    await waitUntilHealthy(entry, `${url}/api/health`)
    this.#running = { entry, url }
  }

  async stop() {
    if (this.#running) await this.children.end(this.#running.entry)
    this.#running = null
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Where it is and what it keeps, or null while there is none. */
  describe() {
    return this.#running && { url: this.#running.url, cache: join(this.folder, 'cache') }
  }
}
