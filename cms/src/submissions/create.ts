import { z } from 'zod'
import { answerRefusals, type Context } from '../requests/answer'
import { Refusal } from '../requests/refusal'
import { unhurried } from '../requests/unhurried'
import type { Kind } from './kind'
import { submit } from './store'

const envelope = z.object({ data: z.record(z.string(), z.unknown()) })
const idempotencyKey = z.string().regex(/^[\w-]{16,64}$/)

/** Takes what is sent of a kind: `POST` with `{ data }` and the header `idempotency-key`. (Requirements, section 7) */
export function createAction(kind: Kind) {
  const paced = <T>(act: () => Promise<T>) => (kind.repeated ? unhurried(act) : act())
  return (context: Context) =>
    answerRefusals(context, async () => {
      const body = envelope.safeParse(context.request.body)
      const key = idempotencyKey.safeParse(context.request.headers['idempotency-key'])
      if (!body.success) throw new Refusal('invalid', [{ path: 'data', code: 'required' }])
      if (!key.success) throw new Refusal('invalid', [{ path: 'idempotency-key', code: 'required' }])
      return { success: true, data: await paced(() => submit(kind, body.data.data, key.data)) }
    })
}
