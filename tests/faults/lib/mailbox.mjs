import { setTimeout as pause } from 'node:timers/promises'

const REFERENCE = /[A-Z]-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}/

/** How many mails name each reference. */
export async function countByReference(mailbox) {
  const counts = new Map()
  for (const { text } of await mailbox.read()) {
    const [reference] = REFERENCE.exec(text) ?? ['none']
    counts.set(reference, (counts.get(reference) ?? 0) + 1)
  }
  return counts
}

/** Waits until so many mails are there, or the time is over. */
export async function waitForMails(mailbox, count, milliseconds) {
  const end = Date.now() + milliseconds
  while ((await mailbox.read()).length < count && Date.now() < end) await pause(100)
}

/** Waits until no mail has come for a while: until then there could still be one too many. */
export async function waitForSilence(mailbox, milliseconds = 4000) {
  for (let before = -1, now = 0; before !== now; before = now, now = (await mailbox.read()).length) await pause(milliseconds)
}
