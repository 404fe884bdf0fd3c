import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { cms } from '../../../scripts/lib/paths.mjs'
import { waitUntilHealthy } from '../../../scripts/lib/wait.mjs'
import { openDatabase } from './database.mjs'

/** A real content service that can be killed and started again. */
export class Content {
  #entry
  #starts = 0
  /** Of an editor who is signed in. */
  #token

  /** `release`: the folder of the content service whose code runs. */
  constructor(children, folder, variables, release) {
    Object.assign(this, { children, folder, variables, release })
  }

  static async start(children, folder, variables, release = cms) {
    const content = new Content(children, folder, variables, release)
    await content.start()
    return content
  }

  get #log() {
    return join(this.folder, `content-${this.variables.CMS_PORT}-${this.#starts}.log`)
  }

  /** What it has printed since it was started. */
  output() {
    return readFileSync(this.#log, 'utf8')
  }

  get pid() {
    return this.#entry.child.pid
  }

  get url() {
    return this.variables.CONTENT_URL
  }

  get pid() {
    return this.#entry.child.pid
  }

  async start() {
    this.#starts += 1
    const env = { NODE_OPTIONS: '--max-old-space-size=400', ...this.variables, PATH: process.env.PATH, NODE_ENV: 'production', CMS_ADMIN_PANEL: 'false' }
    const log = this.#log
    this.#entry = this.children.start('content service', join(this.release, 'start.cjs'), [], { cwd: this.release, env, log, node: true })
    await waitUntilHealthy(this.#entry, `${this.url}/_health`, 300_000)
  }

  /** A second process on the same database, with settings of its own, and of another release where one is given. */
  async twin(settings = {}, release = cms) {
    const port = String(await freePort())
    return Content.start(this.children, this.folder, { ...this.variables, ...settings, CMS_PORT: port, CONTENT_URL: `http://127.0.0.1:${port}` }, release)
  }

  get pid() {
    return this.#entry.child.pid
  }

  signal(name) {
    this.#entry.child.kill(name)
  }

  /** As a power switch does, and up again. */
  async killAndStart() {
    this.signal('SIGKILL')
    await this.#entry.ended
    await this.start()
  }

  stop() {
    return this.children.end(this.#entry)
  }

  /** The database behind it, past the service. */
  database() {
    return openDatabase(this.variables)
  }

  /** Whether it still reads for the site. */
  async reads() {
    const response = await fetch(`${this.url}/api/events`, { headers: { authorization: `Bearer ${this.variables.CONTENT_TOKEN}` } })
    return response.status === 200
  }

  /** Publishes an event as an editor does, that begins in so many hours, and gives its id. */
  createEvent(slug, capacity, hours = 48) {
    const event = {
      slug,
      title: slug,
      eventType: 'workshop',
      startDate: new Date(Date.now() + hours * 3600_000).toISOString(),
      registration: { required: true, capacity },
    }
    return this.createDocument('event', event)
  }

  /** Publishes a document as an editor does, and gives its id. */
  async createDocument(type, data) {
    await this.#signIn()
    const path = `/content-manager/collection-types/api::${type}.${type}`
    const { documentId } = (await this.#call(`${path}?locale=ar`, data, this.#token)).data
    await this.#call(`${path}/${documentId}/actions/publish?locale=ar`, {}, this.#token)
    return documentId
  }

  /** Puts a file into the media library as an editor does, and gives its address. */
  async addFile(name, bytes) {
    await this.#signIn()
    const form = new FormData()
    form.append('files', new Blob([bytes]), name)
    const response = await fetch(`${this.url}/upload`, { method: 'POST', headers: { authorization: `Bearer ${this.#token}` }, body: form })
    if (!response.ok) throw new Error(`/upload answered ${response.status}: ${await response.text()}`)
    return (await response.json())[0].url
  }

  /** Of an administrator who is signed in. */
  async editorToken() {
    await this.#signIn()
    return this.#token
  }

  /** Asks as an administrator does who has signed in. */
  async download(path) {
    await this.#signIn()
    return fetch(this.url + path, { headers: { authorization: `Bearer ${this.#token}` } })
  }

  async #signIn() {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = this.variables
    this.#token ??= (await this.#call('/admin/login', { email, password })).data.token
  }

  async #call(path, body, token) {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
}
