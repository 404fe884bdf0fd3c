import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

export const registration = (event, number) => ({ event, name: `Visitor ${number}`, email: `visitor${number}@example.org`, submitLanguage: 'en' })

export const contact = (number) => ({
  name: 'Rima',
  email: `rima${number}@example.org`,
  subject: `Question ${number}`,
  message: 'When do you begin?',
  submitLanguage: 'ar',
})

export const keys = (count) => Array.from({ length: count }, () => randomUUID())

/** Sends something once, as the site does. Gives status and body; throws when no answer came. */
export async function send({ url, variables }, path, data, key, timeout = 10_000) {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${variables.CONTENT_TOKEN}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ data }),
    signal: AbortSignal.timeout(timeout),
  })
  return { status: response.status, body: await response.json() }
}

/** Sends under the same key until there is an answer that is no failure. Gives it, and how often nothing came. */
export async function sendUntilAnswered(content, path, data, key) {
  for (let unanswered = 0; ; unanswered += 1) {
    const answer = await send(content, path, data, key).catch(() => null)
    if (answer && answer.status < 500) return { ...answer, unanswered }
    await pause(100)
  }
}

/** Runs work for every item, so many at a time. */
export async function inParallel(items, width, work) {
  const results = []
  const waiting = [...items.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next
      results[index] = await work(item, index)
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

export const isStored = ({ status }) => status === 200
export const referenceOf = ({ body }) => body.data.reference
