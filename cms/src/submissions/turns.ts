import { giveBack, takeTurns, type Turn } from '../limits'
import { emailKey } from '../rules/text'
import { Refusal } from '../requests/refusal'

type Attempt = { uid: string; sender: string | null; key: string }

function turnsOf({ uid, sender }: Attempt): Turn[] {
  const form: Turn = { limit: 'CONTENT_LIMIT_FORM_MINUTE', of: uid }
  if (sender === null) return [form]
  const address = emailKey(sender)
  return [form, { limit: 'CONTENT_LIMIT_EMAIL_HOUR', of: `${uid} ${address}` }, { limit: 'CONTENT_LIMIT_EMAIL_DAY', of: address }]
}

async function takeOrRefuse(turns: Turn[]): Promise<void> {
  const wait = await takeTurns(turns)
  if (wait > 0) throw new Refusal('rate_limited', [], wait)
}

/** Submissions that are being stored, by their idempotency key: twins at the same time are one turn. */
const underWay = new Map<string, Promise<void>>()

/** Whether somebody who fails like this may try as often as they want to: they mend their entries, or we are at fault. */
const isForgiven = (error: unknown) => !(error instanceof Refusal) || error.code === 'invalid'

/** Stores within the limits of the form and of the sender. Throws a Refusal when there is no turn left. */
export async function counted<T>(attempt: Attempt, store: () => Promise<T>): Promise<T> {
  const turns = turnsOf(attempt)
  const twin = underWay.get(attempt.key)
  const taking = twin ?? takeOrRefuse(turns)
  underWay.set(attempt.key, taking)
  try {
    await taking
    return await store()
  } catch (error) {
    if (!twin && isForgiven(error)) await giveBack(turns)
    throw error
  } finally {
    if (!twin) underWay.delete(attempt.key)
  }
}
