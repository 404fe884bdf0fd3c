import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import type { Json } from './service'

export type Received = { path: string; headers: IncomingHttpHeaders; body: Json }

/** A site that only listens: it keeps what the content service sends it. */
export class ListeningSite {
  readonly received: Received[] = []
  private waiting: { matches: (received: Received) => boolean; resolve: (received: Received) => void }[] = []
  /** What it answers; another status plays a site that is down, none one that goes while it is told. */
  status: number | null = 200
  /** Whether it keeps requests for pages waiting without an answer, while it goes on taking notices. */
  isHanging = false

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
        if (site.isHanging && request.method === 'HEAD') return
        if (site.status === null) request.socket.destroy()
        else response.writeHead(site.status).end()
      })
    })
    return site
  }

  private take(received: Received): void {
    this.received.push(received)
    this.waiting = this.waiting.filter(({ matches, resolve }) => {
      if (!matches(received)) return true
      resolve(received)
      return false
    })
  }

  /** The first message that matches, come or yet to come. The test's own time limit ends the waiting. */
  waitFor(matches: (received: Received) => boolean): Promise<Received> {
    const known = this.received.find(matches)
    return known ? Promise.resolve(known) : new Promise((resolve) => this.waiting.push({ matches, resolve }))
  }

  /** The first notice that a document has changed, or a later one. */
  waitForChange(documentId: string, time = 1): Promise<Received> {
    let times = 0
    return this.waitFor(({ body }) => body.documentId === documentId && (times += 1) === time)
  }

  /** What came until now counts no more. */
  forget(): void {
    this.received.length = 0
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }
}
