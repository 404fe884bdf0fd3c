import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { missingSecrets } from '../../../scripts/lib/secrets.mjs'
import { startMail, startSite } from '../../../scripts/lib/services.mjs'
import { Content } from './content.mjs'
import { startPostgres } from './postgres.mjs'

/** Starts what a fault needs, each with a folder, ports and a database of its own. */
export class Workshop {
  #folder = mkdtempSync(join(tmpdir(), 'imar-faults-'))
  #postgres

  constructor(children) {
    this.children = children
    process.once('exit', () => rmSync(this.#folder, { recursive: true, force: true }))
  }

  folder(name) {
    const folder = join(this.#folder, name)
    mkdirSync(folder, { recursive: true })
    return folder
  }

  /** PostgreSQL's address with a new database, or undefined where none is installed. */
  async postgres(name) {
    return (await this.startPostgres())?.createDatabase(name)
  }

  /** PostgreSQL itself, or undefined where none is installed. */
  startPostgres() {
    return (this.#postgres ??= startPostgres(this.children, this.folder('postgres')))
  }

  /** A content service on an empty database. `databaseUrl` makes it PostgreSQL. */
  async content(name, { databaseUrl, ...settings } = {}) {
    const folder = this.folder(name)
    const port = String(await freePort())
    const variables = {
      ...missingSecrets({}),
      CMS_PORT: port,
      CONTENT_URL: `http://127.0.0.1:${port}`,
      SITE_URL: 'http://127.0.0.1:9',
      SEED: 'empty',
      CMS_PUBLIC_DIR: join(folder, 'public'),
      APPLICANT_FILES_DIR: join(folder, 'applicant-files'),
      DATABASE_CLIENT: databaseUrl ? 'postgres' : 'sqlite',
      DATABASE_FILENAME: join(folder, 'data.db'),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(await freePort()),
      // All of them come from one machine and within seconds.
      CONTENT_LIMIT_FORM_MINUTE: '1000000',
      // A fault is over in seconds, and so is what waits for its end.
      OUTBOX_PAUSE_MS: '500',
      OUTBOX_LOCK_MS: '3000',
      ...settings,
    }
    return Content.start(this.children, folder, variables)
  }

  /** The built site in front of a content service; gives its address. */
  async site(name, content, settings) {
    return (await this.startSite(name, content, settings)).url
  }

  /** The same; gives its process too. */
  async startSite(name, { variables }, settings) {
    const port = String(await freePort())
    const url = `http://localhost:${port}`
    const limits = { LIMIT_ATTEMPTS: '1000000', LIMIT_PER_ADDRESS: '100000', LIMIT_CONFIRMED: '100000' }
    const { child } = await startSite(this.children, {
      variables: { ...variables, ...limits, SITE_PORT: port, SITE_URL: url, ...settings },
      folder: this.folder(name),
    })
    return { url, pid: child.pid }
  }

  /** A mail catcher at the port to which a content service sends. */
  async mail(name, content) {
    const variables = { MAIL_WEB_PORT: String(await freePort()), SMTP_PORT: content.variables.SMTP_PORT }
    await startMail(this.children, { variables, folder: this.folder(name) })
    return { read: async () => (await fetch(`http://127.0.0.1:${variables.MAIL_WEB_PORT}/email`)).json() }
  }
}
