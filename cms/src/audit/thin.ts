import { wholeNumber } from '../environment'
import { countDue } from '../timed/count'
import { doTimed } from '../timed/guard'
import { timedLooks } from '../timed/looks'
import { AUDIT } from '../uids'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Days for which the trail is kept. */
const auditDays = (): number => wholeNumber('AUDIT_DAYS', 365)

const past = (now: Date) => ({ at: { $lt: new Date(now.getTime() - auditDays() * DAY) } })

/** Deletes what is past its time. False where the job is stopped. */
export const thinAudit = (): Promise<boolean> =>
  doTimed('audit', {
    due: async (now) => [await countDue(AUDIT, past(now))],
    run: async (now) => void (await strapi.db.query(AUDIT).deleteMany({ where: past(now) })),
  })

const looks = timedLooks(['audit'], thinAudit, {
  pause: () => HOUR,
  complain: (error) => strapi.log.warn(`The audit trail will be thinned later: ${error instanceof Error ? error.message : String(error)}`),
})

/** Thins the trail now and every hour. */
export const startThinningAudit = (): void => looks.start()

export const stopThinningAudit = (): Promise<void> => looks.stop()
