import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Children } from '../../../scripts/lib/children.mjs'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { findNginx, nginxArguments, writeNginxConfig } from '../../../scripts/lib/nginx.mjs'
import { waitUntilHealthy } from '../../../scripts/lib/wait.mjs'
import { makeCertificate } from './certificate.mjs'

/** Stands where the site or the content service stands; `answer` may be changed by a test. */
async function standIn(port, seen, answer) {
  const server = createServer((request, response) => {
    seen.push({ url: request.url, method: request.method, headers: request.headers })
    request.resume()
    response.writeHead(answer.status, { 'content-type': 'text/html', 'content-length': answer.body.length, 'cache-control': 'no-store', ...answer.headers })
    response.end(answer.body)
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

/** deploy/nginx in front of a stand-in for both services, with TLS too, whose certificate certbot would have written. `change` changes its texts. */
export class Nginx {
  #children = new Children()
  #folder = mkdtempSync(join(tmpdir(), 'imar-nginx-'))
  #servers = []
  #standing = []

  /** @type {{ public: number, tls: number, compression: number, site: number, cms: number }} */
  ports = { public: 0, tls: 0, compression: 0, site: 0, cms: 0 }
  seen = []
  answer = { status: 200, headers: {}, body: 'well' }

  /**
   * `contentPort` is that of a content service that runs already: nothing stands in its place then.
   * @param {{ change?: (text: string) => string, contentPort?: number | null }} [how]
   */
  async start({ change = (text) => text, contentPort = null } = {}) {
    const ports = {
      public: await freePort(),
      tls: await freePort(),
      compression: await freePort(),
      site: await freePort(),
      cms: contentPort ?? (await freePort()),
    }
    this.ports = ports
    this.#standing = contentPort === null ? [ports.site, ports.cms] : [ports.site]
    await this.bringBack()
    writeFileSync(join(this.#folder, 'quiet'), '')
    const { key, cert } = makeCertificate(this.#folder, ['www.example.org', 'content.example.org'], 5)
    const lines = `  listen 127.0.0.1:${ports.tls} ssl; # managed by Certbot\n  ssl_certificate ${cert};\n  ssl_certificate_key ${key};\n  include imar/`
    const withTls = (text) => text.replaceAll(/ {2}include imar\/(?=site|content)/g, lines)
    const file = writeNginxConfig({ folder: this.#folder, ports, change: (text) => change(withTls(text)) })
    const entry = this.#children.start('nginx', findNginx(), nginxArguments(this.#folder, file), { cwd: this.#folder, log: join(this.#folder, 'log') })
    await waitUntilHealthy(entry, `http://127.0.0.1:${ports.public}/ready`)
  }

  /** Site and content service end, and nothing answers in their place. */
  async takeAway() {
    await Promise.all(this.#servers.map((server) => new Promise((resolve) => server.close(resolve) && server.closeAllConnections())))
    this.#servers = []
  }

  async bringBack() {
    for (const port of this.#standing) this.#servers.push(await standIn(port, this.seen, this.answer))
  }

  async stop() {
    await this.#children.stop()
    await this.takeAway()
    rmSync(this.#folder, { recursive: true })
  }

  /**
   * Sends bytes as they are over a connection. Gives the answer: null where nginx closes without one.
   * @param {string} text
   * @param {number} [port]
   * @returns {Promise<{ status: number, headers: Record<string, string>, body: string } | null>}
   */
  send(text, port = this.ports.public) {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')))
      const pieces = []
      socket.on('data', (piece) => pieces.push(piece))
      socket.on('error', reject)
      socket.on('close', () => resolve(pieces.length === 0 ? null : answerOf(Buffer.concat(pieces))))
    })
  }

  /**
   * Asks for a target as it is spelled.
   * @param {string} target
   * @param {{ method?: string, host?: string, headers?: Record<string, string>, body?: string }} [how]
   * @param {number} [port]
   */
  ask(target, { method = 'GET', host = 'www.example.org', headers = {}, body = '' } = {}, port = this.ports.public) {
    const all = { Host: host, Connection: 'close', ...(method !== 'GET' && { 'Content-Length': body.length }), ...headers }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    return this.send(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`, port)
  }
}

function answerOf(bytes) {
  const text = bytes.toString('utf8')
  const at = text.indexOf('\r\n\r\n')
  const [line = '', ...fields] = text.slice(0, at).split('\r\n')
  const headers = Object.fromEntries(fields.map((field) => [field.split(':')[0].toLowerCase(), field.slice(field.indexOf(':') + 1).trim()]))
  return { status: Number(line.split(' ')[1]), headers, body: text.slice(at + 4) }
}
