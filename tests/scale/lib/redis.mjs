import { Problem } from '../../../scripts/lib/problem.mjs'
import { findProgram } from '../../../scripts/lib/browser.mjs'
import { freePort } from '../../../scripts/lib/free-port.mjs'

/** A Redis of our own that keeps nothing: killed and started again it has forgotten all. */
export class Redis {
  #entry

  constructor(children, folder, port) {
    Object.assign(this, { children, folder, port })
  }

  static async start(children, folder) {
    const redis = new Redis(children, folder, await freePort())
    redis.start()
    return redis
  }

  get url() {
    return `redis://127.0.0.1:${this.port}`
  }

  start() {
    const program = findProgram('redis-server')
    if (!program) throw new Problem('Redis is missing: install it (Debian: apt-get install redis-server).')
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', this.folder]
    this.#entry = this.children.start('Redis', program, args, { cwd: this.folder, log: `${this.folder}/redis.log` })
  }

  async kill() {
    this.#entry.child.kill('SIGKILL')
    await this.#entry.ended
  }
}
