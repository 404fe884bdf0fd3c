import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../../../scripts/lib/browser.mjs'
import { run } from '../../../scripts/lib/program.mjs'
import { Problem } from '../../../scripts/lib/problem.mjs'

/** Throws a Problem where something is missing that images are built with. */
export function checkPrograms() {
  const missing = ['buildah', 'debootstrap'].filter((name) => !findProgram(name) && !findProgram(`/usr/sbin/${name}`))
  if (missing.length > 0) throw new Problem(`Containers are built with ${missing.join(' and ')}: apt-get install ${missing.join(' ')}`)
  if (process.getuid?.() !== 0) throw new Problem('Containers are built and run as root here: run the command again as root.')
}

/** Layers are laid upon each other where the system can do that; elsewhere each is a whole copy, which takes minutes and ten times the room. */
function driverFor(folder) {
  const trial = join(folder, 'trial')
  const args = ['--root', join(trial, 'store'), '--runroot', join(trial, 'run'), '--storage-driver', 'overlay']
  const { status } = spawnSync('buildah', [...args, 'from', 'scratch'], { stdio: 'ignore' })
  if (status === 0) execFileSync('buildah', [...args, 'rm', '--all'], { stdio: 'ignore' })
  rmSync(trial, { recursive: true, force: true })
  return status === 0 ? 'overlay' : 'vfs'
}

/**
 * Images and containers in a folder of their own. They see the network and the processors of this machine, but its files no more than
 * they are given: buildah's isolation "chroot", which works inside of containers too.
 */
export class Store {
  #args
  #folder

  constructor(folder) {
    this.#folder = folder
    for (const name of ['store', 'run']) mkdirSync(join(folder, name), { recursive: true })
    this.#args = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', driverFor(folder)]
  }

  /** What buildah prints. */
  tell(...args) {
    return execFileSync('buildah', [...this.#args, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 }).trim()
  }

  has(image) {
    try {
      this.tell('inspect', '--type', 'image', image)
      return true
    } catch {
      return false
    }
  }

  /** Builds an image; never from one that would have to be fetched. What `mounts` names is seen by its commands, and stays outside of it. */
  async build(children, { image, file, context, mounts = {}, secrets = {}, log }) {
    const volumes = Object.entries(mounts).flatMap(([inside, outside]) => ['--volume', `${outside}:${inside}:ro`])
    const given = Object.entries(secrets).flatMap(([id, source]) => ['--secret', `id=${id},src=${source}`])
    // npm opens more files at once than buildah allows by itself, and fewer than Docker does.
    const files = ['--ulimit', 'nofile=16384:16384']
    const how = ['--layers', '--pull-never', ...files, '--isolation', 'chroot', '--network', 'host', '--format', 'docker']
    await children.run(`Building ${image}`, 'buildah', [...this.#args, 'bud', ...how, ...volumes, ...given, '--tag', image, '--file', file, context], {
      cwd: context,
      log,
    })
  }

  /** What an image is and was made of, and its size as buildah says it ("1.2 GB"), with those below it. */
  image(name) {
    const { Docker, FromImageID } = JSON.parse(this.tell('inspect', '--type', 'image', name))
    const [{ size }] = JSON.parse(this.tell('images', '--json', name))
    return { config: Docker.config, history: Docker.history, size, FromImageID }
  }

  container(image) {
    return this.tell('from', '--pull-never', image)
  }

  mount(container) {
    return this.tell('mount', container)
  }

  /** The arguments that run a command in a container. */
  runArguments(container, command, { env = {}, volumes = {}, folder } = {}) {
    return [
      ...this.#args,
      'run',
      // What a container knows by name is given to it as a file.
      '--no-hosts',
      '--isolation',
      'chroot',
      ...(folder ? ['--workingdir', folder] : []),
      ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...Object.entries(volumes).flatMap(([inside, outside]) => ['--volume', `${outside}:${inside}`]),
      container,
      '--',
      ...command,
    ]
  }

  /** Takes everything away again. */
  async remove() {
    await run('buildah', [...this.#args, 'rm', '--all'])
    await run('buildah', [...this.#args, 'rmi', '--all', '--force'])
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
