import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { until } from './until'

/** A chat that takes messages by a webhook, or refuses them. */
export class Alarm {
  readonly heard: string[] = []
  isDeaf = false

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Alarm> {
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        if (alarm.isDeaf) return response.writeHead(500).end()
        alarm.heard.push(String(JSON.parse(body).text))
        response.end()
      })
    })
    const alarm = new Alarm(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return alarm
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`
  }

  /** Waits for a message with these words. */
  waitFor(words: string): Promise<string> {
    return until(async () => this.heard.find((text) => text.includes(words)) ?? null)
  }

  async stop(): Promise<void> {
    const closed = once(this.server, 'close')
    this.server.close()
    this.server.closeAllConnections()
    await closed
  }
}
