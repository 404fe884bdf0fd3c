import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod/mini'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const spanSchema = z.object({ traceId: z.string(), spanId: z.string(), parentSpanId: z.optional(z.string()), name: z.string(), attributes: z.array(attribute) })
const told = z.object({
  resourceSpans: z.array(z.object({ resource: z.object({ attributes: z.array(attribute) }), scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
})

export type Span = Omit<z.infer<typeof spanSchema>, 'attributes'> & { service: unknown; attributes: Record<string, unknown> }

const byName = (attributes: readonly z.infer<typeof attribute>[]) => Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** What collects traces: takes OTLP over HTTP, in JSON. */
export class Collector {
  readonly spans: Span[] = []

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Collector> {
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        collector.take(JSON.parse(body))
        response.setHeader('content-type', 'application/json').end('{}')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const collector = new Collector(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    return collector
  }

  private take(body: unknown): void {
    for (const { resource, scopeSpans } of told.parse(body).resourceSpans) {
      const service = byName(resource.attributes)['service.name']
      for (const { spans } of scopeSpans) this.spans.push(...spans.map((span) => ({ ...span, service, attributes: byName(span.attributes) })))
    }
  }

  /** Settings by which a process tells it soon. */
  get environment(): Record<string, string> {
    return { OTEL_EXPORTER_OTLP_ENDPOINT: this.url, OTEL_BSP_SCHEDULE_DELAY: '50' }
  }

  stop(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }
}
