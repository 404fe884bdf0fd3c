import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { forwardRead } from './forward-read'

/** Stands before the real content service, as a proxy does, and can answer every read with something of its own. */
export class ContentProxy {
  /** What it says with status 200 in place of the content service. */
  instead: string | null = null
  /** The paths of the reads that fail. */
  failing: ReadonlySet<string> = new Set()
  /** The paths of all reads so far. */
  readonly asked = new Set<string>()

  private constructor(
    private readonly server: Server,
    private readonly contentUrl: string,
  ) {}

  static async start(contentUrl: string): Promise<ContentProxy> {
    const server = createServer((request, response) => void proxy.answer(request, response))
    const proxy = new ContentProxy(server, contentUrl)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.contentUrl)
    this.asked.add(pathname)
    if (this.failing.has(pathname)) return void response.writeHead(503).end()
    if (this.instead === null) return forwardRead(this.contentUrl, request, response)
    response.writeHead(200, { 'content-type': 'text/html' }).end(this.instead)
  }
}
