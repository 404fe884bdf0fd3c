import { StorageAway } from '../buckets/away'
import type { Due } from '../timed/plausible'
import { APPLICANT_FILE } from '../uids'
import { eraseFiles } from './erase'
import { eraseByName, namesBefore } from './store'
import { eraseUnfinished } from './unfinished'

/** How long a file waits for the submission that names it. */
const PATIENCE = 24 * 60 * 60 * 1000

/** So many names are looked up at once. */
const BATCH = 500

const before = (now: Date) => new Date(now.getTime() - PATIENCE)

/** Files that were sent and never named by a submission. */
export const orphans = (now: Date) => ({ submissionId: { $null: true }, createdAt: { $lt: before(now).toISOString() } })

/** Stored bytes without a row, by name: a process ended between the two writes. Gives how many names there are, too. */
async function unknownNames(now: Date): Promise<{ names: string[]; of: number }> {
  const all = await namesBefore(before(now))
  const names: string[] = []
  for (let from = 0; from < all.length; from += BATCH) {
    const some = all.slice(from, from + BATCH)
    const rows: { storedAs: string }[] = await strapi.db.query(APPLICANT_FILE).findMany({ where: { storedAs: { $in: some } }, select: ['storedAs'] })
    const known = new Set(rows.map(({ storedAs }) => storedAs))
    names.push(...some.filter((name) => !known.has(name)))
  }
  return { names, of: all.length }
}

/** How many stored files no row names: many where the rows were lost. None while the storage is away, when none is erased either. */
export async function countOrphans(now: Date): Promise<Due> {
  const { names, of } = await unknownNames(now).catch((error: unknown) => {
    if (error instanceof StorageAway) return { names: [], of: 0 }
    throw error
  })
  return { table: 'stored files of applicants', due: names.length, of }
}

/** Erases files that were sent and never named by a submission, with their bytes, and those of which a part is missing. Once a day. Gives how many. */
export async function eraseOrphans(now = new Date()): Promise<number> {
  const erased = await eraseFiles(orphans(now))
  const { names } = await unknownNames(now)
  for (const name of names) await eraseByName(name)
  return erased + names.length + (await eraseUnfinished(before(now)))
}
