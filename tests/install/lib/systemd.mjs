import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

/** Asks the one below, and ends as it says. */
const client = (port) => `#!/usr/bin/env node
const response = await fetch('http://127.0.0.1:${port}', { method: 'POST', body: JSON.stringify(process.argv.slice(2)) })
const { status, said } = await response.json()
if (said) console.error(said)
process.exit(status)
`

/**
 * Stands for systemd, which cannot run in a root: starts and stops what units start, as root.mjs does. What starts with the machine is
 * written down by systemd's own program, which does that anywhere.
 */
export class Systemd {
  #root
  #children
  #running = new Map()
  #server

  constructor(root, children) {
    this.#root = root
    this.#children = children
  }

  async listen() {
    this.#server = createServer(async (request, response) => {
      const [verb, ...names] = (await json(request)).filter((word) => !word.startsWith('-'))
      const outcome = await this.#obey(verb, names).catch((error) => ({ status: 1, said: String(error.message) }))
      response.end(JSON.stringify({ status: 0, ...outcome }))
    })
    // Starting takes as long as it takes.
    this.#server.requestTimeout = 0
    const port = await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', () => resolve(this.#server.address().port)))
    mkdirSync(this.#root.path('run/systemd/system'), { recursive: true })
    const program = this.#root.path('usr/local/bin/systemctl')
    mkdirSync(this.#root.path('usr/local/lib/systemctl'), { recursive: true })
    const module = this.#root.path('usr/local/lib/systemctl/systemctl.mjs')
    writeFileSync(module, client(port))
    writeFileSync(program, '#!/bin/sh\nexec node /usr/local/lib/systemctl/systemctl.mjs "$@"\n')
    for (const file of [program, module]) chmodSync(file, 0o755)
  }

  /** Takes in what runs already. */
  adopt(name, entry) {
    this.#running.set(name, entry)
  }

  get running() {
    return [...this.#running.keys()].sort()
  }

  async #obey(verb, names) {
    if (verb === 'start') for (const name of names) await this.#start(name)
    if (verb === 'stop') for (const name of names) await this.#stop(name)
    if (verb === 'reload') return this.#root.run(['nginx', '-s', 'reload'])
    if (verb === 'enable' || verb === 'disable') {
      return this.#root.run(['/bin/systemctl', verb, ...names], { env: { SYSTEMD_OFFLINE: '1' } })
    }
    return {}
  }

  async #start(name) {
    const [, template, instance] = /^(imar-[a-z-]+@)(\d+)/.exec(name) ?? []
    if (template) this.#running.set(name, await this.#root.start(`${template}.service`, instance))
    else {
      const { status, said } = this.#root.runOnce(name)
      if (status !== 0) throw new Error(said)
    }
  }

  async #stop(name) {
    const entry = this.#running.get(name)
    if (!entry) return
    await this.#children.end(entry)
    this.#running.delete(name)
  }

  close() {
    this.#server.close()
  }
}
