import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { forwardRead } from './forward-read'

type Received = { path: string; headers: IncomingHttpHeaders; body: unknown }

type Reply = {
  status?: number
  body?: string
  type?: string
  /** The answer waits for this. */
  after?: Promise<void>
}

const json = (data: unknown) => JSON.stringify(data)

export const VERIFIED: Reply = { body: json({ success: true }) }
export const REFUSED: Reply = { body: json({ success: false }) }
export const BROKEN: Reply = { status: 500, body: json({ error: {} }) }

export const verifiedFor = (department: string): Reply => ({ body: json({ success: true, data: { department: { title: department, id: 1 } } }) })

/** Stands in for the two verification calls of the content service, over HTTP; what is read comes from a real one. */
export class VerificationDouble {
  readonly received: Received[] = []
  reply: Reply = VERIFIED

  private constructor(
    private readonly server: Server,
    private readonly contentUrl: string | null,
  ) {}

  static async start(contentUrl: string | null = null): Promise<VerificationDouble> {
    const server = createServer((request, response) => void double.answer(request, response))
    const double = new VerificationDouble(server, contentUrl)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return double
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '/', headers } = request
    if (method !== 'POST') return forwardRead(this.contentUrl, request, response)
    this.received.push({ path: url, headers, body: JSON.parse((await buffer(request)).toString()) })
    const { status = 200, body = '', type = 'application/json', after } = this.reply
    await after
    response.writeHead(status, { 'content-type': type }).end(body)
  }
}
