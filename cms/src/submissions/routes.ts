import { z } from 'zod'
import { traceOf } from '../mail/failure'
import type { Kind } from './kind'
import { Refusal } from './refusal'
import { submit } from './store'
import { unhurried } from './unhurried'

export type Context = {
  request: { body?: unknown; headers: Record<string, string | string[] | undefined> }
  query: Record<string, unknown>
  status: number
  body: unknown
  set: (header: string, value: string) => void
}

const envelope = z.object({ data: z.record(z.string(), z.unknown()) })
const idempotencyKey = z.string().regex(/^[\w-]{16,64}$/)

const INTERNAL = { status: 500, name: 'InternalServerError', message: 'Internal Server Error' }

function answerRefusal(context: Context, { status, code, message, fields, retryAfter }: Refusal): void {
  context.status = status
  if (retryAfter !== undefined) context.set('retry-after', String(retryAfter))
  context.body = { data: null, error: { status, name: 'Refusal', message, details: { code, fields } } }
}

/**
 * Answers a refusal in the shape of Strapi's own errors. Of any other error the log gets name and place: the words of a
 * database repeat what was to be written.
 */
export async function answerRefusals(context: Context, run: () => Promise<unknown>): Promise<void> {
  try {
    context.body = await run()
  } catch (error) {
    if (error instanceof Refusal) return answerRefusal(context, error)
    strapi.log.error(`What a visitor sent could not be stored: ${traceOf(error)}`)
    context.status = INTERNAL.status
    context.body = { data: null, error: INTERNAL }
  }
}

/** The controller of a kind: `POST` with `{ data }` and the header `idempotency-key`. (Requirements, section 7) */
export function submissionController(kind: Kind) {
  const paced = <T>(act: () => Promise<T>) => (kind.repeated ? unhurried(act) : act())
  return {
    create: (context: Context) =>
      answerRefusals(context, async () => {
        const body = envelope.safeParse(context.request.body)
        const key = idempotencyKey.safeParse(context.request.headers['idempotency-key'])
        if (!body.success) throw new Refusal('invalid', [{ path: 'data', code: 'required' }])
        if (!key.success) throw new Refusal('invalid', [{ path: 'idempotency-key', code: 'required' }])
        return { success: true, data: await paced(() => submit(kind, body.data.data, key.data)) }
      }),
  }
}

type Route = { method?: 'GET' | 'POST'; path: string; action: string }

/** The routes of a kind: its write under one path or several (aliases), and what else is asked of it. Nothing that was sent can be read. */
export function submissionRoutes({ uid }: Kind, paths: string[], more: Route[] = []) {
  const creating = paths.map((path): Route => ({ path, action: 'create' }))
  return {
    type: 'content-api' as const,
    routes: [...creating, ...more].map(({ method = 'POST', path, action }) => ({ method, path, handler: `${uid}.${action}`, config: {} })),
  }
}
