import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { waitUntilHealthy } from '../../../scripts/lib/wait.mjs'

/** A container with the environment and the volumes that compose.yml gives to its service. */
export class Service {
  #children
  #store
  #how
  #entry

  constructor(children, store, { name, image, compose, folder, hosts, env = {} }) {
    Object.assign(this, { name, folder })
    this.#children = children
    this.#store = store
    this.config = store.image(image).config
    this.container = store.container(image)
    this.root = store.mount(this.container)
    // Those that the image declares are kept with the container, and lie above what is mounted there.
    const given = compose.volumes.filter(([, inside]) => !(inside in (this.config.Volumes ?? {})))
    const volumes = Object.fromEntries(given.map(([source, inside]) => [inside, this.#volume(source, inside)]))
    this.#how = { env: { ...compose.environment, ...env }, volumes: { ...volumes, '/etc/hosts': hosts } }
  }

  /** A folder of this machine, which belongs to whom the one in the image belongs to, as with a volume. */
  #volume(source, inside) {
    const folder = join(this.folder, 'volumes', source)
    mkdirSync(folder, { recursive: true })
    if (source.startsWith('/')) chownSync(folder, ...this.owner())
    else if (existsSync(join(this.root, inside))) {
      // Volumes begin with what the image holds there.
      execFileSync('cp', ['--archive', '--no-target-directory', join(this.root, inside), folder])
    }
    return folder
  }

  /** User and group of the image, as numbers. */
  owner() {
    return ['-u', '-g'].map((flag) => Number(execFileSync('buildah', this.#arguments(['id', flag], {}), { encoding: 'utf8' })))
  }

  volume(source) {
    return join(this.folder, 'volumes', source)
  }

  #arguments(command, how = this.#how) {
    return this.#store.runArguments(this.container, command, how)
  }

  /** Runs the command of the image until it is ended. */
  async start(url) {
    this.#entry = this.#children.start(this.name, 'buildah', this.#arguments(this.config.Cmd), {
      cwd: this.folder,
      log: join(this.folder, `${this.name}.log`),
    })
    await waitUntilHealthy(this.#entry, url, 600_000)
  }

  /** Asks it to end, and gives how many milliseconds that took. */
  async stop() {
    const began = Date.now()
    await this.#children.end(this.#entry)
    return Date.now() - began
  }

  /** Runs a command beside it (docker compose exec, or run while it is stopped). Gives the exit code, its output, and that with what it said beside. */
  run(command, { folder } = {}) {
    const { status, stdout, stderr } = spawnSync('buildah', this.#arguments(command, { ...this.#how, folder }), { encoding: 'utf8' })
    return { status, stdout, said: `${stdout}${stderr}`.trim() }
  }

  /** Whether the health check of the image says that it is well. */
  isHealthy() {
    const [kind, ...command] = this.config.Healthcheck.Test
    if (kind !== 'CMD') throw new Error('The health check is no command.')
    return this.run(command).status === 0
  }
}
