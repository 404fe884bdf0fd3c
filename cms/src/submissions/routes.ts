import { z } from 'zod'
import type { Kind } from './kind'
import { Refusal } from './refusal'
import { submit } from './store'

export type Context = {
  request: { body?: unknown; headers: Record<string, string | string[] | undefined> }
  query: Record<string, unknown>
  status: number
  body: unknown
}

const envelope = z.object({ data: z.record(z.string(), z.unknown()) })
const idempotencyKey = z.string().regex(/^[\w-]{16,64}$/)

/** Answers a refusal in the shape of Strapi's own errors. */
export async function answerRefusals(context: Context, run: () => Promise<unknown>): Promise<void> {
  try {
    context.body = await run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, code, message, fields } = error
    context.status = status
    context.body = { data: null, error: { status, name: 'Refusal', message, details: { code, fields } } }
  }
}

/** The controller of a kind: `POST` with `{ data }` and the header `idempotency-key`. (Specification, section 7) */
export function submissionController(kind: Kind) {
  return {
    create: (context: Context) =>
      answerRefusals(context, async () => {
        const body = envelope.safeParse(context.request.body)
        const key = idempotencyKey.safeParse(context.request.headers['idempotency-key'])
        if (!body.success) throw new Refusal('invalid', [{ path: 'data', code: 'required' }])
        if (!key.success) throw new Refusal('invalid', [{ path: 'idempotency-key', code: 'required' }])
        return { success: true, data: await submit(kind, body.data.data, key.data) }
      }),
  }
}

/** The write route of a kind under one path or several (aliases). Nothing that was sent can be read through the content API. */
export function submissionRoutes({ uid }: Kind, paths: string[], more: { path: string; action: string }[] = []) {
  const creating = paths.map((path) => ({ path, action: 'create' }))
  return {
    type: 'content-api' as const,
    routes: [...creating, ...more].map(({ path, action }) => ({ method: 'POST' as const, path, handler: `${uid}.${action}`, config: {} })),
  }
}
