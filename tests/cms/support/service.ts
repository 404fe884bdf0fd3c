import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@/scripts/lib/free-port.mjs'
import { ASKS_FOR_ALL, IS_SHORT } from '../../depth'
import { createDatabase } from './postgres'

export type Database = 'sqlite' | 'postgres'

/** The databases to test on: SQLite always, PostgreSQL wherever one is installed (in CI it has to be). */
export const databases: Database[] = process.env.TEST_POSTGRES_URL ? ['sqlite', 'postgres'] : ['sqlite']

/** For what hardly asks the database itself: this one, where it is installed and not all are asked for. */
export const oneDatabase = (name: Database): Database[] => (ASKS_FOR_ALL || !databases.includes(name) ? databases : [name])

/** For what asks the database in ways of its own: both, but this one where a short run is asked for. */
export const bothUnlessShort = (name: Database): Database[] => (IS_SHORT ? oneDatabase(name) : databases)

const root = path.resolve(__dirname, '../../..')
const cms = path.join(root, 'cms')

const secret = () => randomBytes(24).toString('hex')

export type Environment = Record<string, string>

/** Where a database of its own is: a new one, or a copy of the one in which the global set-up has had all tables made. */
function temporaryDatabase(database: Database, folder: string, isNew: boolean): Environment {
  const file = path.join(folder, 'imar.db')
  const { TEST_POSTGRES_URL = '', TEST_TEMPLATE_SQLITE, TEST_TEMPLATE_POSTGRES } = process.env
  if (database === 'postgres') {
    const url = createDatabase(TEST_POSTGRES_URL, `imar_${secret()}`, isNew ? undefined : TEST_TEMPLATE_POSTGRES)
    return { DATABASE_CLIENT: database, DATABASE_FILENAME: file, DATABASE_URL: url }
  }
  if (!isNew && TEST_TEMPLATE_SQLITE) copyFileSync(TEST_TEMPLATE_SQLITE, file)
  return { DATABASE_CLIENT: database, DATABASE_FILENAME: file, DATABASE_URL: '' }
}

/** Everything a content service of its own needs beside a database: uploads, secrets; nothing of `npm start`. */
async function temporaryEnvironment(folder: string): Promise<Environment> {
  const port = String(await freePort())
  return {
    CMS_PORT: port,
    CMS_ADMIN_PANEL: 'false',
    CMS_PUBLIC_DIR: path.join(folder, 'public'),
    APPLICANT_FILES_DIR: path.join(folder, 'applicant-files'),
    CONTENT_URL: `http://127.0.0.1:${port}`,
    SITE_URL: 'http://127.0.0.1:9',
    SEED: 'empty',
    APP_KEYS: `${secret()},${secret()}`,
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
    CONTENT_TOKEN: secret(),
    CONTENT_PREVIEW_TOKEN: secret(),
    UPLOAD_TOKEN: secret(),
    REVALIDATE_SECRET: secret(),
    PREVIEW_SECRET: secret(),
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: 'Temporary-Password-1',
    // Nobody listens there: mails wait, unless a test has a mailbox of its own.
    SMTP_PORT: '9',
    // A test may send more from one address than a person does.
    CONTENT_LIMIT_EMAIL_HOUR: '1000',
    CONTENT_LIMIT_EMAIL_DAY: '1000',
  }
}

export type Answer = { status: number; body: Json }
// What the service answers is looked into by the tests themselves.
export type Json = ReturnType<typeof JSON.parse>

export class ContentService {
  private log = ''

  private constructor(
    readonly environment: Environment,
    readonly folder: string,
    private readonly process: ChildProcess,
    private readonly release: string,
  ) {}

  /** Starts a real content service without content and waits until it is healthy; `last` changes settings that depend on others. */
  static start(database: Database, overrides?: Environment, last?: (environment: Environment) => Promise<Environment>): Promise<ContentService> {
    return ContentService.create(database, false, overrides, last)
  }

  /** Starts one that has to set up its database first; `last` may fill that before. */
  static startNew(database: Database, overrides?: Environment, last?: (environment: Environment) => Promise<Environment>): Promise<ContentService> {
    return ContentService.create(database, true, overrides, last)
  }

  /** Starts several processes on one new database at the same moment, with some of the sample content: all of it takes a minute. */
  static async startTogether(count: number, database: Database, types: readonly string[], overrides?: Environment): Promise<ContentService[]> {
    const { environment, folder } = await ContentService.prepare(database, true, { ...overrides, SEED: '' })
    const files = ['identity.json', ...types.map((type) => `content/${type}.json`)]
    for (const file of files) cpSync(path.join(root, 'identity', file), path.join(folder, 'identity', file))
    const start = async () => ContentService.run({ ...environment, ...(await ContentService.place()) }, folder, folder)
    return Promise.all(Array.from({ length: count }, start))
  }

  private static async place(): Promise<Environment> {
    const port = String(await freePort())
    return { CMS_PORT: port, CONTENT_URL: `http://127.0.0.1:${port}` }
  }

  private static async prepare(database: Database, isNew: boolean, overrides: Environment = {}): Promise<{ environment: Environment; folder: string }> {
    const folder = mkdtempSync(path.join(tmpdir(), 'imar-cms-'))
    // A temporary folder of its own: what others are just receiving is not left behind by this one.
    const TMPDIR = path.join(folder, 'tmp')
    mkdirSync(TMPDIR)
    return { environment: { ...(await temporaryEnvironment(folder)), ...temporaryDatabase(database, folder, isNew), TMPDIR, ...overrides }, folder }
  }

  private static async create(
    database: Database,
    isNew: boolean,
    overrides?: Environment,
    last: (environment: Environment) => Promise<Environment> = async () => ({}),
  ): Promise<ContentService> {
    const { environment, folder } = await ContentService.prepare(database, isNew, overrides)
    Object.assign(environment, await last(environment))
    return ContentService.run(environment, folder)
  }

  private static async run(environment: Environment, folder: string, cwd = cms, release = cms): Promise<ContentService> {
    const child = spawn(process.execPath, [path.join(release, 'start.cjs')], {
      cwd,
      env: { ...environment, PATH: process.env.PATH, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const service = new ContentService(environment, folder, child, release)
    child.stdout.on('data', (chunk: Buffer) => (service.log += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (service.log += chunk.toString()))
    await service.healthy()
    return service
  }

  /** A second process on the same database and folders, but for what is said otherwise. */
  async twin(overrides: Environment = {}): Promise<ContentService> {
    return ContentService.run({ ...this.environment, ...(await ContentService.place()), ...overrides }, this.folder, this.release, this.release)
  }

  /** A process of another release on the same database and folders: `release` is its folder `cms`. */
  async of(release: string): Promise<ContentService> {
    return ContentService.run({ ...this.environment, ...(await ContentService.place()) }, this.folder, release, release)
  }

  /** What the process has printed. */
  get output(): string {
    return this.log
  }

  get pid(): number {
    return this.process.pid ?? 0
  }

  get url(): string {
    return this.environment.CONTENT_URL ?? ''
  }

  private async healthy(): Promise<void> {
    for (;;) {
      if (this.process.exitCode !== null) throw new Error(`The content service ended:\n${this.log.slice(-3000)}`)
      const answer = await fetch(`${this.url}/_health`).catch(() => undefined)
      if (answer?.status === 204) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** Reads as the site does. */
  read(route: string, token = this.environment.CONTENT_TOKEN): Promise<Answer> {
    return this.send('GET', `/api/${route}`, token ? { authorization: `Bearer ${token}` } : {})
  }

  readAsPreview(route: string): Promise<Answer> {
    return this.read(route, this.environment.CONTENT_PREVIEW_TOKEN)
  }

  async send(method: string, route: string, headers: Record<string, string>, body?: BodyInit): Promise<Answer> {
    const response = await fetch(`${this.url}${route}`, { method, headers, body })
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text }
  }

  /** Ends the process; database and files stay. */
  async pause(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.process.exitCode !== null) return
    const exited = new Promise((resolve) => this.process.once('exit', resolve))
    this.process.kill(signal)
    await exited
  }

  /** Starts one again on what is there. */
  restart(): Promise<ContentService> {
    return ContentService.run(this.environment, this.folder, this.release, this.release)
  }

  async stop(): Promise<void> {
    await this.pause()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
