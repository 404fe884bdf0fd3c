import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { z } from 'zod'

/** A call of somebody else by `fetch`, as Node tells of it. */
export type Call = { origin: string | URL; path: string; method: string; addHeader: (name: string, value: string) => unknown }

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'origin' in value && 'addHeader' in value

export const callTold = z.object({ request: z.custom<Call>(isCall) })
export const answerTold = callTold.extend({ response: z.object({ statusCode: z.number() }) })

/** `create`: before it leaves, and a header can be added; `headers`: its answer begins; `trailers`: it has come as a whole. */
type Point = 'create' | 'headers' | 'trailers' | 'error'

/** Tells of each call of an origin, when it is at this point. Returns what ends it. */
export function onCall<Told extends { request: Call }>(point: Point, schema: z.ZodType<Told>, origin: string, tell: (told: Told) => void): () => void {
  const channel = `undici:request:${point}`
  const hear = (message: unknown) => {
    const told = schema.safeParse(message).data
    if (told && String(told.request.origin) === origin) tell(told)
  }
  subscribe(channel, hear)
  return () => void unsubscribe(channel, hear)
}
