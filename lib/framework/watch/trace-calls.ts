import { type Context, defaultTextMapSetter, type Span, SpanKind, SpanStatusCode, type TextMapPropagator, type Tracer, trace } from '@opentelemetry/api'
import { answerTold, type Call, callTold, onCall } from '@/lib/server/calls'

type Options = { tracer: Tracer; propagator: TextMapPropagator; origin: string; current: () => Context | undefined }

/** Gives each call of an origin a span of its own within that of the request for which it is made, and has it carried on there. Returns what ends it. */
export function traceCalls({ tracer, propagator, origin, current }: Options): () => void {
  const spans = new WeakMap<Call, Span>()
  const begin = (call: Call) => {
    const parent = current()
    if (!parent) return
    const [path = ''] = call.path.split('?')
    const attributes = { 'http.request.method': call.method, 'url.path': path }
    const span = tracer.startSpan(`${call.method} ${path}`, { kind: SpanKind.CLIENT, attributes }, parent)
    spans.set(call, span)
    const headers: Record<string, string> = {}
    propagator.inject(trace.setSpan(parent, span), headers, defaultTextMapSetter)
    for (const [name, value] of Object.entries(headers)) call.addHeader(name, value)
  }
  const ends = [
    onCall('create', callTold, origin, ({ request }) => begin(request)),
    onCall('headers', answerTold, origin, ({ request, response }) => spans.get(request)?.setAttribute('http.response.status_code', response.statusCode)),
    onCall('trailers', callTold, origin, ({ request }) => spans.get(request)?.end()),
    onCall('error', callTold, origin, ({ request }) => spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR }).end()),
  ]
  return () => {
    for (const end of ends) end()
  }
}
