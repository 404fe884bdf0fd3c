import { wholeNumber } from '../environment'
import { recurring } from '../recurring'
import { AUDIT } from '../uids'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Days for which the trail is kept. */
const auditDays = (): number => wholeNumber('AUDIT_DAYS', 365)

/** Deletes what is past its time. */
export async function thinAudit(): Promise<void> {
  await strapi.db.query(AUDIT).deleteMany({ where: { at: { $lt: new Date(Date.now() - auditDays() * DAY) } } })
}

const looks = recurring('audit', thinAudit, {
  pause: () => HOUR,
  complain: (error) => strapi.log.warn(`The audit trail will be thinned later: ${error instanceof Error ? error.message : String(error)}`),
})

/** Thins the trail now and every hour. */
export const startThinningAudit = (): void => looks.start()

export const stopThinningAudit = (): Promise<void> => looks.stop()
