import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Servers } from './servers'

type Posted = { path: string; headers: IncomingHttpHeaders; body: string }

/** The line between a browser and the site, which can be cut, and on which another worker can be put in the place of the site's. */
export class Front {
  isCut = false
  /** After so many bytes of files that were posted the line is cut. */
  cutAfter = Infinity
  /** Bytes that were posted with files, as far as they went to the site. */
  filesBytes = 0
  /** What was posted on it: a browser does not tell its tools what it sends for a page that is left. */
  readonly posts: Posted[] = []
  worker: string | null = null

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async open({ siteUrl }: Servers): Promise<Front> {
    const { hostname, port } = new URL(siteUrl)
    const server = createServer((request, response) => {
      if (front.isCut) return void request.socket.destroy()
      if (request.url === '/worker.js' && front.worker !== null) {
        return void response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(front.worker)
      }
      const passed = ask({ hostname, port, path: request.url, method: request.method, headers: request.headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      passed.on('error', () => response.destroy())
      if (request.method === 'POST') front.note(request)
      if (request.method === 'POST' && request.url === '/api/files') front.count(request, () => passed.destroy())
      request.pipe(passed)
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const front = new Front(server, `http://localhost:${(server.address() as AddressInfo).port}`)
    return front
  }

  private count(request: IncomingMessage, cut: () => void): void {
    request.on('data', (chunk: Buffer) => {
      this.filesBytes += chunk.length
      if (this.filesBytes <= this.cutAfter) return
      this.cutAfter = Infinity
      this.isCut = true
      cut()
      request.socket.destroy()
    })
  }

  private note(request: IncomingMessage): void {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => this.posts.push({ path: request.url ?? '', headers: request.headers, body }))
  }

  close(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }
}
