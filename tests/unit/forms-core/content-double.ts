import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { path: string; headers: IncomingHttpHeaders; body: unknown }

export type Reply = { status: number; body: unknown } | 'hang up'

/** Takes the place of the content service where a test needs an answer that the real one gives only by chance. */
export class ContentDouble {
  readonly asked: Asked[] = []
  /** One for each call; the last one stays. */
  replies: Reply[] = []

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ContentDouble> {
    const server = createServer()
    // As that of the content service: a connection is not closed under a request that is just sent, however busy the machine is.
    server.keepAliveTimeout = 65_000
    const double = new ContentDouble(server)
    server.on('request', (request, response) => void double.answer(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return double
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = Buffer.concat(await request.toArray()).toString()
    const isJson = request.headers['content-type'] === 'application/json'
    this.asked.push({ path: request.url ?? '', headers: request.headers, body: isJson ? JSON.parse(text) : text })
    const reply = this.replies.length > 1 ? this.replies.shift() : this.replies[0]
    if (!reply || reply === 'hang up') request.socket.destroy()
    else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }
}
