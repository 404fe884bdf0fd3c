import type { Check } from './check'
import { within } from './within'

/** A database that takes longer to say one is none for a visitor either. Milliseconds. */
const PATIENCE = 1000

export async function checkDatabase(): Promise<Check> {
  const began = performance.now()
  try {
    await within(PATIENCE, Promise.resolve(strapi.db.connection.raw('select 1')))
    return { status: 'ok', latencyMs: Math.round(performance.now() - began) }
  } catch {
    return { status: 'failed', latencyMs: null }
  }
}
