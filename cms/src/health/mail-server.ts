import { type Check, judge } from './check'
import { within } from './within'

/** How long an answer of the mail server is believed, and how long one is waited for. Milliseconds. */
const BELIEVED = 60_000
const PATIENCE = 1000

let asked: { at: number; answer: Promise<boolean> } | undefined
/** What was answered last: it holds while a slow server is asked again. */
let known: boolean | undefined

/** Connects and signs in, as before a mail, and sends none. */
async function ask(): Promise<boolean> {
  const provider: { verify?: () => Promise<unknown> } = strapi.plugin('email').provider
  return provider.verify
    ? provider.verify().then(
        () => true,
        () => false,
      )
    : true
}

/** Whether mails would be taken; asked once a minute at most, however often this is called. */
export async function checkMailServer(): Promise<Check> {
  if (!asked || performance.now() - asked.at > BELIEVED) asked = { at: performance.now(), answer: ask().then((isThere) => (known = isThere)) }
  const askedSeconds = Math.round((performance.now() - asked.at) / 1000)
  const isThere = await within(PATIENCE, asked.answer).catch(() => known)
  return { status: isThere === undefined ? 'unknown' : judge(isThere), askedSeconds }
}
