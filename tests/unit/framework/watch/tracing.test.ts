/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace-base'
import { guardServers } from '@/lib/framework/guard/guard'
import { startTracing } from '@/lib/framework/watch/tracing'

const TRACE = '5f2c0d6e8a9b4c3d1e7f6a5b4c3d2e1f'

const servers: Server[] = []

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const heard: (string | undefined)[] = []
const exporter = new InMemorySpanExporter()
let site: string
let end: () => Promise<void>

beforeAll(async () => {
  const contentService = await listen(({ headers }, response) => {
    heard.push(headers.traceparent?.toString())
    response.end('{}')
  })
  process.env.OTEL_BSP_SCHEDULE_DELAY = '20'
  end = startTracing(contentService, exporter)
  const endGuard = guardServers({ nameRoute: () => '/[lang]/news/[slug]' })
  site = await listen(({ url }, response) => {
    if (url === '/first') response.end()
    else void fetch(`${contentService}/api/articles?email=zubaida`).then(() => response.end('<p>made</p>'))
  })
  // Only this server is to be guarded, and it is with its first request.
  await fetch(`${site}/first`)
  endGuard()
})

afterAll(async () => {
  await end()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** The span of this name in the trace, as soon as it is told. */
async function spanOf(name: string): Promise<ReadableSpan> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const found = exporter.getFinishedSpans().find((span) => span.name === name && span.spanContext().traceId === TRACE)
    if (found) return found
    if (Date.now() > deadline) throw new Error(`Not told: ${name}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('a request and its call of the content service are told as one trace, by their routes', async () => {
  await (await fetch(`${site}/en/news/homes?token=zubaida`, { headers: { 'x-request-id': TRACE, traceparent: `00-${TRACE}-00f067aa0ba902b7-01` } })).text()
  const request = await spanOf('GET /[lang]/news/[slug]')
  expect(request.resource.attributes['service.name']).toBe('imar-site')
  expect(request.parentSpanContext?.spanId).toBe('00f067aa0ba902b7')
  expect(request.attributes).toMatchObject({ 'imar.request_id': TRACE, 'http.response.status_code': 200 })
  const call = await spanOf('GET /api/articles')
  expect(call.parentSpanContext?.spanId).toBe(request.spanContext().spanId)
  expect(heard).toEqual([`00-${TRACE}-${call.spanContext().spanId}-01`])
  const told = exporter.getFinishedSpans().map(({ name, attributes }) => [name, attributes])
  expect(JSON.stringify(told)).not.toContain('zubaida')
})
