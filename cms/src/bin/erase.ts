import type { UID } from '@strapi/strapi'
import { isLocalized } from '../documents/draft'
import { eraseAside, namesAside, putBackMissing, storedNames } from '../media/aside'
import { countDue } from '../timed/count'
import { doTimed } from '../timed/guard'
import { timedLooks } from '../timed/looks'
import type { Due } from '../timed/plausible'
import { BIN_ENTRY, FILE, VERSION } from '../uids'
import { documentContents } from './contents'
import { type BinEntry, NO_LANGUAGE, readEntries, takeEntry } from './entry'
import { fileContents } from './files/contents'
import { binDays, DAY } from './settings'

const HOUR = 60 * 60 * 1000

/** So many are erased at once. */
const BATCH = 100

async function eraseDocument({ entryId, uid: type, aboutId, contents }: BinEntry): Promise<boolean> {
  const uid = type as UID.ContentType
  return strapi.db.transaction(async () => {
    if (!(await takeEntry(entryId))) return false
    if (!(uid in strapi.contentTypes)) return true
    for (const language of Object.keys(documentContents.parse(contents))) {
      const about = { aboutUid: uid, aboutId, ...(isLocalized(uid) && { language: language || null }) }
      const isThere = await strapi.db
        .query(uid)
        .findOne({ where: { documentId: aboutId, ...(isLocalized(uid) && language !== NO_LANGUAGE && { locale: language }) }, select: ['id'] })
      // What was written anew since has versions of its own; and of what lies in the bin twice the rest is still to be had.
      if (!isThere && !(await isInBin(uid, aboutId, language))) await strapi.db.query(VERSION).deleteMany({ where: about })
    }
    return true
  })
}

async function isInBin(uid: string, aboutId: string, language: string): Promise<boolean> {
  return (await readEntries({ aboutUid: uid, aboutId })).some(({ contents }) => language in documentContents.parse(contents))
}

async function eraseFile({ entryId, contents }: BinEntry): Promise<boolean> {
  if (!(await takeEntry(entryId))) return false
  await eraseAside(storedNames(fileContents.parse(contents)))
  return true
}

/** Erases something in the bin for good: the bytes of a file, all versions of a document. False where somebody else was quicker. */
export const eraseEntry = (entry: BinEntry): Promise<boolean> => (entry.uid === FILE ? eraseFile(entry) : eraseDocument(entry))

/** What was put aside an hour ago or earlier, and what of that nothing in the bin has: of a deletion or a return that broke off. */
async function asideBefore(now: Date): Promise<{ aside: string[]; strays: string[] }> {
  const aside = await namesAside(new Date(now.getTime() - HOUR))
  if (aside.length === 0) return { aside, strays: [] }
  const entries = await readEntries({ aboutUid: FILE })
  const known = new Set(entries.flatMap(({ contents }) => storedNames(fileContents.parse(contents))))
  return { aside, strays: aside.filter((name) => !known.has(name)) }
}

async function settleStrays(now: Date): Promise<void> {
  const { strays } = await asideBefore(now)
  if (strays.length === 0) return
  const files: unknown[] = await strapi.db.query(FILE).findMany({ select: ['hash', 'ext', 'formats'] })
  const there = new Set(files.flatMap((file) => storedNames(Object(file))))
  await putBackMissing(strays.filter((name) => there.has(name)))
  await eraseAside(strays)
}

const past = (now: Date) => ({ at: { $lt: new Date(now.getTime() - binDays() * DAY) } })

async function due(now: Date): Promise<Due[]> {
  const { aside, strays } = await asideBefore(now)
  return [await countDue(BIN_ENTRY, past(now)), { table: 'files in the bin', due: strays.length, of: aside.length }]
}

async function erase(now: Date): Promise<void> {
  for (;;) {
    const entries = await readEntries(past(now), BATCH)
    if (entries.length === 0) break
    for (const entry of entries) await eraseEntry(entry)
  }
  await settleStrays(now)
}

/** Erases what has lain in the bin for as long as the setting says. False where the job is stopped. */
export const eraseExpired = (): Promise<boolean> => doTimed('bin', { due, run: erase })

const looks = timedLooks(['bin'], eraseExpired, {
  pause: () => HOUR,
  complain: (error) => strapi.log.warn(`The bin will be emptied later: ${error instanceof Error ? error.message : String(error)}`),
})

/** Erases what is past its days now and every hour. */
export const startErasing = (): void => looks.start()

export const stopErasing = (): Promise<void> => looks.stop()
