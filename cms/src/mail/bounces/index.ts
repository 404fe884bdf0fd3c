import { z } from 'zod'
import { nameOf } from '../../outbox/failure'
import { recurring } from '../../recurring'
import { type Place, readMailbox } from './read-mailbox'
import { readReport } from './report'
import { lookPause, type Mailbox, mailbox } from './settings'
import { takeIn } from './take-in'

const place = z.object({ uidValidity: z.string(), uid: z.number().int() })

/** How far the mailbox was read, by whichever process. */
const placeIn = ({ host, user, folder }: Mailbox) => strapi.store({ type: 'core', name: 'imar', key: `bounces_${host}_${user}_${folder}` })

/** Whether it reports of a mail; what it says is noted. */
async function read(source: Uint8Array): Promise<boolean> {
  const report = await readReport(source)
  if (!report) return false
  if (await takeIn(report)) strapi.log.info(`A mail came back (${report.kind}, ${report.code}).`)
  return true
}

async function look(): Promise<void> {
  const settings = mailbox()
  if (!settings) return
  const store = placeIn(settings)
  await readMailbox(settings, {
    place: place.safeParse(await store.get({})).data ?? null,
    read,
    note: async (value: Place) => {
      await store.set({ value })
    },
  })
}

const looks = recurring('bounces', look, {
  pause: lookPause,
  complain: (error) => strapi.log.warn(`The mailbox for mails that come back will be looked at again: ${nameOf(error)}`),
})

/** Takes in what comes back, where a mailbox is set for it. Throws when a setting is missing. */
export function startBounces(): void {
  if (mailbox()) looks.start()
}

export const stopBounces = (): Promise<void> => looks.stop()
