import { traceOf } from '../outbox/failure'
import { awayAnswer } from './away'
import { RETRY_AFTER } from './database-away'
import { Refusal } from './refusal'

export type Context = {
  request: { body?: unknown; headers: Record<string, string | string[] | undefined> }
  query: Record<string, unknown>
  status: number
  body: unknown
  set: (header: string, value: string) => void
}

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
    const away = awayAnswer(error)
    if (away) {
      context.status = away.error.status
      context.set('retry-after', RETRY_AFTER)
      context.body = away
      return
    }
    context.status = INTERNAL.status
    context.body = { data: null, error: INTERNAL }
  }
}
