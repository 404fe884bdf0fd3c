import { APPLICANT_FILE } from '../uids'
import { eraseFiles } from './erase'
import { eraseByName, namesBefore } from './store'
import { eraseUnfinished } from './unfinished'

/** How long a file waits for the submission that names it. */
const PATIENCE = 24 * 60 * 60 * 1000

/** Stored bytes without a row: a process ended between the two writes. */
async function eraseUnknown(before: Date): Promise<number> {
  let erased = 0
  for (const name of await namesBefore(before)) {
    const isKnown = (await strapi.db.query(APPLICANT_FILE).count({ where: { storedAs: name } })) > 0
    if (isKnown) continue
    await eraseByName(name)
    erased += 1
  }
  return erased
}

/** Erases files that were sent and never named by a submission, with their bytes, and those of which a part is missing. Once a day. Gives how many. */
export async function eraseOrphans(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - PATIENCE)
  const erased = await eraseFiles({ submissionId: { $null: true }, createdAt: { $lt: before.toISOString() } })
  return erased + (await eraseUnknown(before)) + (await eraseUnfinished(before))
}
