import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Problem } from './problem.mjs'

const PATIENCE = 10_000
const followParent = new URL('follow-parent.mjs', import.meta.url).href
const canGroup = process.platform !== 'win32'

/** Every process that was started here, so that none is left behind. */
export class Children {
  #alive = new Map()
  /** Logs that were begun: what is started again goes on with its own, which tells why. */
  #logs = new Set()
  /** @type {Promise<void> | null} */
  #stopping = null

  /** Starts a program. Its output goes to `log`, or to the screen. `node: true` runs a script that ends when this process is gone. */
  start(name, command, args, { cwd, env, log, node = false, uid, gid }) {
    if (this.#stopping) throw new Problem('Stopped.')
    if (log) mkdirSync(dirname(log), { recursive: true })
    const file = log ? openSync(log, this.#logs.has(log) ? 'a' : 'w') : 'inherit'
    this.#logs.add(log)
    const child = node
      ? spawn(process.execPath, ['--import', followParent, command, ...args], { ...options(cwd, env, file, ['ipc']), uid, gid })
      : spawn(command, args, { ...options(cwd, env, file, []), uid, gid })
    if (log) closeSync(file)

    const entry = { name, child, log }
    entry.ended = new Promise((resolve) => {
      child.once('error', (error) => resolve({ error }))
      child.once('exit', (code, signal) => resolve({ code, signal }))
    }).then((end) => {
      this.#alive.delete(child.pid)
      return end
    })
    if (child.pid) this.#alive.set(child.pid, entry)
    return entry
  }

  /** Runs a program to its end. Throws a Problem that names the log when it fails. */
  async run(name, command, args, how) {
    const { code, error } = await this.start(name, command, args, how).ended
    if (this.#stopping) throw new Problem('Stopped.')
    if (code !== 0) throw new Problem(`${name} failed (${error?.message ?? `exit code ${code}`}): ${hint(how.log)}`)
  }

  /** Ends one process and what it started itself: asks first, and after ten seconds forces. */
  async end({ child, ended }) {
    // A frozen process hears no request to end.
    signalGroup(child, 'SIGCONT')
    signalGroup(child, 'SIGTERM')
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), PATIENCE)
    await ended
    clearTimeout(force)
    signalGroup(child, 'SIGKILL')
  }

  /** Ends all of them. Nothing can be started any more. */
  stop() {
    this.#stopping ??= this.#stopAll()
    return this.#stopping
  }

  async #stopAll() {
    await Promise.all([...this.#alive.values()].map((entry) => this.end(entry)))
  }

  /** Ends all of them at once. */
  kill() {
    for (const { child } of this.#alive.values()) signalGroup(child, 'SIGKILL')
  }

  get stopping() {
    return this.#stopping !== null
  }
}

function options(cwd, env, file, extra) {
  // A process group of its own: the terminal's Ctrl-C reaches only us, and we end the children in order.
  return { cwd, env, stdio: ['ignore', file, file, ...extra], detached: canGroup, windowsHide: true }
}

function signalGroup(child, signal) {
  try {
    if (canGroup) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** The last line of a log that says something, and where to read the rest. */
export function hint(log) {
  const lines = readFileSync(log, 'utf8')
    .split('\n')
    .map((line) => line.replace(/\x1b\[[0-9;]*m/g, '').trim())
  const telling = lines.filter((line) => /error|cannot|failed|not set|EACCES|ENOSPC/i.test(line)).at(0)
  return `${telling ? `"${telling.slice(0, 200)}". ` : ''}The whole output is in ${log}.`
}
