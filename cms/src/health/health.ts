import { checkBackup } from './backup'
import { checkCertificate } from './certificate'
import type { Check } from './check'
import { checkDatabase } from './database'
import { checkDisk } from './disk'
import { checkLimits } from './limits'
import { checkMailServer } from './mail-server'
import { checkNotices, checkOutbox } from './queues'
import { checkScanner } from './scanner'
import { checkStorage } from './storage'
import { checkTimedJobs } from './timed-jobs'

/** Without its database the service can do nothing; with anything else amiss it does what it can, and somebody should look. */
export type Health = { status: 'ok' | 'degraded' | 'unavailable'; checks: Record<string, Check> }

const UNKNOWN: Check = { status: 'unknown' }

/** What cannot be looked at has not failed by that. */
const orUnknown = (check: Promise<Check>): Promise<Check> => check.catch(() => UNKNOWN)

async function look(): Promise<Health> {
  const database = await checkDatabase()
  const isThere = database.status === 'ok'
  const ofDatabase = (check: () => Promise<Check>) => (isThere ? orUnknown(check()) : UNKNOWN)
  const [outbox, notices, timedJobs, mailServer, limits, disk, storage, backup, certificate, scanner] = await Promise.all([
    ofDatabase(checkOutbox),
    ofDatabase(checkNotices),
    ofDatabase(checkTimedJobs),
    orUnknown(checkMailServer()),
    checkLimits(),
    checkDisk(),
    checkStorage(),
    checkBackup(),
    checkCertificate(),
    orUnknown(checkScanner()),
  ])
  const checks = { database, outbox, notices, timedJobs, mailServer, limits, disk, storage, backup, certificate, scanner }
  const isFine = Object.values(checks).every(({ status }) => status === 'ok' || status === 'unknown')
  return { status: !isThere ? 'unavailable' : isFine ? 'ok' : 'degraded', checks }
}

/** However many ask, one look serves them for so long. Milliseconds. */
const BELIEVED = 500

let last: { at: number; health: Promise<Health> } | undefined

/** How everything is on which the service relies. Never throws. */
export function readHealth(): Promise<Health> {
  // By a clock that cannot be set.
  if (!last || performance.now() - last.at > BELIEVED) last = { at: performance.now(), health: look() }
  return last.health
}
