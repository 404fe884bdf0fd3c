import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { Problem } from '../../../scripts/lib/problem.mjs'
import { missingSecrets } from '../../../scripts/lib/secrets.mjs'
import { startMail } from '../../../scripts/lib/services.mjs'
import { startPostgres } from '../../faults/lib/postgres.mjs'
import { readCompose } from './compose.mjs'
import { Service } from './service.mjs'

const SERVICES = ['site', 'content-service', 'database']

/** Settings as an operator writes them into .env. */
async function writeSettings(folder, ports) {
  const secrets = missingSecrets({})
  const settings = {
    ...secrets,
    POSTGRES_PASSWORD: 'imar',
    SITE_URL: `http://localhost:${ports.site}`,
    CMS_URL: `http://localhost:${ports.cms}`,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(await freePort()),
    MAIL_FROM: 'no-reply@example.org',
  }
  const file = join(folder, '.env')
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  return { file, settings, secrets }
}

/** What compose.yml describes, on this machine's network: ports of our own, and names that lead to this machine. */
export class Machine {
  static async prepare(children, folder) {
    const machine = new Machine()
    const ports = { site: await freePort(), cms: await freePort() }
    Object.assign(machine, { children, folder, ports, ...(await writeSettings(folder, ports)) })
    machine.hosts = join(folder, 'hosts')
    writeFileSync(machine.hosts, `127.0.0.1 localhost ${SERVICES.join(' ')}\n`)
    return machine
  }

  get siteUrl() {
    return `http://localhost:${this.ports.site}`
  }

  async startDatabase() {
    const folder = join(this.folder, 'database')
    mkdirSync(folder)
    const postgres = await startPostgres(this.children, folder)
    if (!postgres) throw new Problem('Containers are tried with PostgreSQL: apt-get install postgresql')
    this.databaseUrl = await postgres.createDatabase('imar')
    this.ports.database = Number(new URL(this.databaseUrl).port)
  }

  async startMail() {
    const variables = { MAIL_WEB_PORT: String(await freePort()), SMTP_PORT: this.settings.SMTP_PORT }
    await startMail(this.children, { variables, folder: this.folder })
    this.readMails = async () => (await fetch(`http://127.0.0.1:${variables.MAIL_WEB_PORT}/email`)).json()
  }

  /** A container for a service of compose.yml. */
  service(store, name, image) {
    const { site, cms, database } = this.ports
    const compose = readCompose(this.file, (text) =>
      text
        .replaceAll('content-service:1337', `content-service:${cms}`)
        .replaceAll('CMS_PORT: "1337"', `CMS_PORT: "${cms}"`)
        .replaceAll('database:5432', `database:${database}`),
    )[name]
    const env = name === 'site' ? { PORT: String(site) } : {}
    return new Service(this.children, store, { name, image, compose, folder: this.folder, hosts: this.hosts, env })
  }
}
