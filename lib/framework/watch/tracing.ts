import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Context, defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base'
import { env } from '@/lib/env'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { isTrusted } from '@/lib/server/visitor'
import { traceCalls } from './trace-calls'

type Named = { id: string; route: string }

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    /** Answers a request within a span of its own; set where somebody collects them. */
    trace?: (request: IncomingMessage, response: ServerResponse, named: Named, run: () => void) => void
  }
}

const propagator = new W3CTraceContextPropagator()

/** The trace that a request goes on with: nobody outside can have one of ours go on. */
const parentOf = ({ headers, socket }: IncomingMessage): Context =>
  isTrusted(socket.remoteAddress ?? '') ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT

/**
 * Has requests, and their calls of the content service, told to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names. The provider is ours
 * alone: the framework would tell addresses with all that was asked. Returns what ends it. (docs/decisions/traces.md)
 */
export function startTracing(contentService = env().CONTENT_URL, exporter: SpanExporter = new OTLPTraceExporter()): () => Promise<void> {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'imar-site' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('imar')
  const scope = new AsyncLocalStorage<Context>()
  const endCalls = traceCalls({ tracer, propagator, origin: new URL(contentService).origin, current: () => scope.getStore() })
  processState.trace = (request, response, { id, route }, run) => {
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'imar.request_id': id }
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parentOf(request))
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode)
      if (response.statusCode >= 500 || !response.writableFinished) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    scope.run(trace.setSpan(ROOT_CONTEXT, span), run)
  }
  return async () => {
    processState.trace = undefined
    endCalls()
    await provider.shutdown()
  }
}
