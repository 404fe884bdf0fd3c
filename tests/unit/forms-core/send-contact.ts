import type { Body } from '@/lib/forms/body'
import { type Outcome, receive } from '@/lib/forms/receive'
import { ContentDouble, type Reply } from './content-double'

export const STORED: Reply = { status: 200, body: { success: true, data: { reference: 'C-7K3F-92QD', documentId: 'x' } } }

/** A content service that stores everything, and the site's settings for it. */
export async function startReceiving(settings: Record<string, string> = {}): Promise<ContentDouble> {
  const double = await ContentDouble.start()
  double.replies = [STORED]
  Object.assign(process.env, {
    CONTENT_URL: double.url,
    CONTENT_TOKEN: 'site',
    CONTENT_REQUEST_DELAY_MS: '0',
    CONTENT_TIMEOUT_MS: '10000',
    FORMS_SECRET: 'a secret of the test',
    ...settings,
  })
  return double
}

let people = 0

export const message = (email = `rima${people++}@example.org`) => ({ name: 'Rima', email, subject: 'Hello', message: 'A question.' })

export const send = (values: Body['values'], control: Body['control'] = {}, isScripted = false, address = '203.0.113.7') =>
  receive({ form: 'contact', locale: 'en', body: { values, control, uploads: [] }, address, isScripted })

export function returned(outcome: Outcome) {
  if (outcome.state !== 'returned') throw new Error(`It was ${outcome.state}.`)
  return outcome
}

/** As a browser without script does: the page that asks to confirm, then its button. */
export async function sendConfirmed(values: Body['values']): Promise<Outcome> {
  const { form } = returned(await send(values))
  return send(values, { confirmation: form.confirmation, attempt: form.attempt })
}
