import { type Context as TraceContext, defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { Context } from 'koa'
import { currentRequestId } from '../request-id'
import { isTrusted } from '../requests/request-name'
import { routeOf } from '../requests/route'

/**
 * Tells requests to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names, by their routes, as parts of those of the site that they are made for.
 * (docs/decisions/traces.md)
 */
export class Tracing {
  readonly #propagator = new W3CTraceContextPropagator()
  readonly #provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'imar-content' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  readonly #tracer = this.#provider.getTracer('imar')

  /** Begins the span of a request, which ends with its answer. */
  begin(context: Context): void {
    const { method, res } = context
    const span = this.#tracer.startSpan(method, { kind: SpanKind.SERVER }, this.#parentOf(context))
    const id = currentRequestId()
    res.once('close', () => {
      const route = routeOf(context)
      span.updateName(`${method} ${route}`)
      const names = { 'http.request.method': method, 'http.route': route, 'imar.request_id': id }
      span.setAttributes({ ...names, 'http.response.status_code': res.statusCode })
      if (res.statusCode >= 500 || !res.writableFinished) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
  }

  #parentOf(context: Context): TraceContext {
    return isTrusted(context) ? this.#propagator.extract(ROOT_CONTEXT, context.headers, defaultTextMapGetter) : ROOT_CONTEXT
  }
}
