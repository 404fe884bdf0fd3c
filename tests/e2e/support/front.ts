import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Servers } from './servers'

/** The line between a browser and the site, which can be cut, and on which another worker can be put in the place of the site's. */
export class Front {
  isCut = false
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
      request.pipe(passed)
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const front = new Front(server, `http://localhost:${(server.address() as AddressInfo).port}`)
    return front
  }

  close(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }
}
