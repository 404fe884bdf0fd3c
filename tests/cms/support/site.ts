import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import type { Json } from './service'

export type Received = { path: string; headers: IncomingHttpHeaders; body: Json }

/** A site that only listens: it keeps what the content service sends it. */
export class ListeningSite {
  readonly received: Received[] = []
  private waiting: { matches: (received: Received) => boolean; resolve: (received: Received) => void }[] = []
  /** What it answers; another status plays a site that is down. */
  status = 200

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<ListeningSite> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no address')
    const site = new ListeningSite(server, `http://127.0.0.1:${address.port}`)
    server.on('request', (request, response) => {
      let text = ''
      request.on('data', (chunk: Buffer) => (text += chunk.toString()))
      request.on('end', () => {
        site.take({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text || '{}') })
        response.writeHead(site.status).end()
      })
    })
    return site
  }

  private take(received: Received): void {
    this.received.push(received)
    for (const { resolve } of this.waiting.filter(({ matches }) => matches(received))) resolve(received)
    this.waiting = this.waiting.filter(({ matches }) => !matches(received))
  }

  /** The first message that matches, come or yet to come. The test's own time limit ends the waiting. */
  waitFor(matches: (received: Received) => boolean): Promise<Received> {
    const known = this.received.find(matches)
    return known ? Promise.resolve(known) : new Promise((resolve) => this.waiting.push({ matches, resolve }))
  }

  waitForEvent(event: string, documentId: string): Promise<Received> {
    return this.waitFor(({ body }) => body.event === event && body.entry?.documentId === documentId)
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }
}
