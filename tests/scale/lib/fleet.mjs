import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { findNginx, nginxArguments, writeNginxConfig } from '../../../scripts/lib/nginx.mjs'
import { Problem } from '../../../scripts/lib/problem.mjs'
import { startSite } from '../../../scripts/lib/services.mjs'
import { waitUntilHealthy } from '../../../scripts/lib/wait.mjs'
import { Workshop } from '../../faults/lib/workshop.mjs'
import { startObjectStore } from './object-store.mjs'
import { Redis } from './redis.mjs'
import { until } from './until.mjs'

const SITES = 3

/** A process of the site that can be killed and started again, of another build too. */
class Site {
  #entry

  constructor(children, how) {
    Object.assign(this, { children, how, url: `http://127.0.0.1:${how.variables.SITE_PORT}` })
  }

  async start(how = this.how) {
    this.how = how
    this.#entry = await startSite(this.children, this.how)
    await waitUntilHealthy(this.#entry, `${this.url}/api/ready`, 240_000)
  }

  async kill() {
    this.#entry.child.kill('SIGKILL')
    await this.#entry.ended
  }

  /** As a deployment does: what is under way is finished. */
  stop() {
    return this.children.end(this.#entry)
  }
}

const workersOf = ({ child }) =>
  spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)

const serversOf = (ports) => ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join(' ')

/** nginx in front of several processes of the site, and inside in front of several content services. Gives how it passes to other sites. */
async function startNginx(children, folder, { ports, sites, contents, inner }) {
  const program = findNginx()
  if (!program) throw new Problem('nginx is missing: install it (Debian: apt-get install nginx).')
  const all = { ...ports, site: sites[0], cms: contents[0] }
  const change = (text) => text.replaceAll(`server 127.0.0.1:${all.site};`, serversOf(sites)).replaceAll(`server 127.0.0.1:${all.cms};`, serversOf(contents))
  // What is sent carries a key: asking the other process is safe.
  const extra = `server { listen 127.0.0.1:${inner}; location / {
    proxy_pass http://imar_content_service; proxy_http_version 1.1; proxy_set_header Connection "";
    proxy_next_upstream error timeout http_502 http_503 non_idempotent; client_max_body_size 100m; } }`
  const file = writeNginxConfig({ folder, ports: all, change, extra })
  const entry = children.start('nginx', program, nginxArguments(folder, file), { cwd: folder, log: `${folder}/nginx.log` })
  await waitUntilHealthy(entry, `http://127.0.0.1:${ports.public}/api/health`)
  const whole = readFileSync(file, 'utf8')
  return async (some) => {
    writeFileSync(file, whole.replaceAll(serversOf(sites), serversOf(some)))
    const before = workersOf(entry)
    entry.child.kill('SIGHUP')
    // They answer first what they were asked.
    await until(() => !workersOf(entry).some((worker) => before.includes(worker)), 'nginx passes to these sites alone', 60_000)
  }
}

/** All that several machines would run, on this one: PostgreSQL, Redis, an S3, two content services, three sites, nginx. */
export class Fleet {
  static async start(children) {
    const workshop = new Workshop(children)
    const fleet = new Fleet()
    const postgres = await workshop.startPostgres()
    if (!postgres) throw new Problem('PostgreSQL is missing: install it (Debian: apt-get install postgresql).')
    const redis = await Redis.start(children, workshop.folder('redis'))
    const ports = { public: await freePort(), compression: await freePort() }
    const inner = await freePort()
    const sitePorts = []
    for (let index = 0; index < SITES; index += 1) sitePorts.push(await freePort())
    const url = `http://127.0.0.1:${ports.public}`
    const shared = {
      SITE_URL: url,
      SITES: sitePorts.map((port) => `http://127.0.0.1:${port}`).join(),
      REDIS_URL: redis.url,
      FORMS_SECRET: 'one of all processes of this fleet',
    }
    const databaseUrl = await postgres.createDatabase('scale')
    const buckets = await startObjectStore(children, workshop.folder('objects'))
    const first = await workshop.content('content', { databaseUrl, ...shared, ...buckets })
    // As on another machine: no folder is shared.
    const folder = workshop.folder('content-2')
    const second = await first.twin({ CMS_PUBLIC_DIR: join(folder, 'public'), APPLICANT_FILES_DIR: join(folder, 'applicant-files') })
    const variables = {
      ...first.variables,
      ...shared,
      CONTENT_URL: `http://127.0.0.1:${inner}`,
      LIMIT_ATTEMPTS: '1000000',
      LIMIT_PER_ADDRESS: '100000',
      LIMIT_CONFIRMED: '100000',
      WARM_PAGES: 'false',
    }
    const sites = sitePorts.map((port) => new Site(children, { variables: { ...variables, SITE_PORT: String(port) }, folder: workshop.folder(`site-${port}`) }))
    const contents = [first, second]
    const contentPorts = contents.map(({ variables: { CMS_PORT } }) => CMS_PORT)
    // The sites read through nginx, which waits for a site.
    const starting = Promise.all(sites.map((site) => site.start()))
    const [, passTo] = await Promise.all([starting, startNginx(children, workshop.folder('nginx'), { ports, sites: sitePorts, contents: contentPorts, inner })])
    return Object.assign(fleet, {
      /** Has nginx pass what is asked to these sites alone. */
      passTo: (chosen) => passTo(chosen.map(({ how }) => how.variables.SITE_PORT)),
      children,
      workshop,
      postgres,
      redis,
      contents,
      sites,
      url,
      content: { url: `http://127.0.0.1:${inner}`, variables: first.variables },
    })
  }

  /** The paths of all pages. */
  async pages() {
    const sitemap = await (await fetch(`${this.url}/sitemap.xml`)).text()
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  }
}
