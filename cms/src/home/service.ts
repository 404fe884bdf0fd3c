import { strictAmong } from '../accounts/required'
import { factorsOf } from '../accounts/second-factor'
import type { CheckStatus } from '../health/check'
import { readHealth } from '../health/health'
import { type StoppedJob, stoppedJobs } from '../timed/guard'

/** How the service is, for administrators: each thing on which it relies, and the accounts that one password opens. */
export type ServiceHome = {
  status: 'ok' | 'degraded' | 'unavailable'
  checks: { name: string; status: CheckStatus }[]
  /** Mails that were given up, mails whose address no server takes, and hours since the last backup; null where unknown. */
  givenUp: number | null
  undeliverable: number | null
  backupHours: number | null
  /** Jobs that wait for a confirmation, and what the clock of the machine says. */
  stopped: StoppedJob[]
  clock: string
  accounts: { active: number; withoutSecondStep: number; ofThoseRequired: number }
}

type Account = { id: number; roles: { id: number; code: string }[] }

const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null)

async function accountsNow(): Promise<ServiceHome['accounts']> {
  const accounts: Account[] = await strapi.db.query('admin::user').findMany({ where: { isActive: true }, populate: ['roles'] })
  const factors = await factorsOf(accounts.map(({ id }) => id))
  const strict = await strictAmong(accounts.flatMap(({ roles }) => roles))
  const bare = accounts.filter(({ id }) => !factors.get(id)?.isOn)
  const required = bare.filter(({ roles }) => roles.some(({ id }) => strict.has(id)))
  return { active: accounts.length, withoutSecondStep: bare.length, ofThoseRequired: required.length }
}

export async function serviceHome(): Promise<ServiceHome> {
  const [{ status, checks }, accounts, stopped] = await Promise.all([readHealth(), accountsNow(), stoppedJobs().catch(() => [])])
  return {
    status,
    checks: Object.entries(checks).map(([name, check]) => ({ name, status: check.status })),
    givenUp: figure(checks.outbox?.givenUp),
    undeliverable: figure(checks.outbox?.undeliverable),
    backupHours: figure(checks.backup?.ageHours),
    stopped,
    clock: new Date().toISOString(),
    accounts,
  }
}
