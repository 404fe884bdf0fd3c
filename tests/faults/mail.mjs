import { withDatabase, countRows } from './lib/database.mjs'
import { countByReference, waitForMails, waitForSilence } from './lib/mailbox.mjs'
import { contact, inParallel, isStored, keys, referenceOf, send } from './lib/send.mjs'

const MAILS = 100
const KILLS = 3
const PATIENCE = 60_000

/** Submissions while no mail server is there. Gives their references. */
async function sendWithoutMail(content) {
  const answers = await inParallel(keys(MAILS), 16, (key, index) => send(content, 'contact-form', contact(index), key))
  return answers.filter(isStored).map(referenceOf)
}

function compare(references, counts) {
  const missing = references.filter((reference) => !counts.has(reference)).length
  const extra = [...counts.values()].reduce((sum, count) => sum + count, 0) - counts.size
  const unknown = [...counts.keys()].filter((reference) => !references.includes(reference)).length
  return { missing, extra, unknown }
}

async function serverDown(workshop) {
  const content = await workshop.content('mail-down')
  const references = await sendWithoutMail(content)
  const waiting = await withDatabase(content, (database) => countRows(database, 'outbox_mails', { state: 'waiting' }))
  const mailbox = await workshop.mail('mail-down', content)
  await waitForMails(mailbox, MAILS, PATIENCE)
  await waitForSilence(mailbox)
  const { missing, extra, unknown } = compare(references, await countByReference(mailbox))
  await content.stop()
  return {
    what: `mail server down during ${MAILS} submissions, then up`,
    measured: `${references.length} accepted, ${waiting} mails waiting; afterwards ${missing} missing, ${extra} twice`,
    holds: references.length === MAILS && waiting === MAILS && missing + extra + unknown === 0,
  }
}

async function serviceKilled(workshop) {
  const content = await workshop.content('mail-killed')
  const references = await sendWithoutMail(content)
  const mailbox = await workshop.mail('mail-killed', content)
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await waitForMails(mailbox, Math.floor((kill * MAILS) / (KILLS + 1)), PATIENCE)
    await content.killAndStart()
  }
  await waitForMails(mailbox, MAILS, PATIENCE)
  await waitForSilence(mailbox)
  const { missing, extra, unknown } = compare(references, await countByReference(mailbox))
  await content.stop()
  return {
    what: `the same, content service killed ${KILLS} times while it sends (at least once: the mail in hand may come twice)`,
    measured: `${missing} missing, ${extra} twice`,
    holds: references.length === MAILS && missing + unknown === 0 && extra <= KILLS,
  }
}

/** No mail is lost while nobody takes it. */
export const mail = async (workshop) => [await serverDown(workshop), await serviceKilled(workshop)]
