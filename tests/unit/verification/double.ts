import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = { path: string; headers: IncomingHttpHeaders; body: unknown }
type Reply = { status?: number; body?: string; never?: boolean }

/** Stands in for the two verification calls of the content service, over HTTP. */
export class VerificationDouble {
  readonly received: Received[] = []
  reply: Reply = {}
  private constructor(private readonly server: Server) {}

  static async start(): Promise<VerificationDouble> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const { url = '', headers } = request
        double.received.push({ path: url, headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
        const { status = 200, body = '', never } = double.reply
        if (!never) response.writeHead(status, { 'content-type': 'application/json' }).end(body)
      })
    })
    const double = new VerificationDouble(server)
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
}
