import type { Context } from 'koa'
import { optional } from '../environment'

type Next = () => Promise<void>

/** Has requests traced, where somebody collects that; loaded only then. */
export default () => {
  if (!optional('OTEL_EXPORTER_OTLP_ENDPOINT')) return (_: Context, next: Next) => next()
  const loaded = import('../watch/tracing.js').then(({ Tracing }) => new Tracing())
  return async (context: Context, next: Next) => {
    const tracing = await loaded
    tracing.begin(context)
    await next()
  }
}
