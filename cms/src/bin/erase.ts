import type { UID } from '@strapi/strapi'
import { isLocalized } from '../documents/draft'
import { eraseAside, namesAside, putBackMissing, storedNames } from '../media/aside'
import { recurring } from '../recurring'
import { FILE, VERSION } from '../uids'
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

/** Bytes that nothing in the bin has: of a deletion or a return that broke off. What is just on its way is left. */
async function settleStrays(): Promise<void> {
  const aside = await namesAside(new Date(Date.now() - HOUR))
  if (aside.length === 0) return
  const entries = await readEntries({ aboutUid: FILE })
  const known = new Set(entries.flatMap(({ contents }) => storedNames(fileContents.parse(contents))))
  const strays = aside.filter((name) => !known.has(name))
  if (strays.length === 0) return
  const files: unknown[] = await strapi.db.query(FILE).findMany({ select: ['hash', 'ext', 'formats'] })
  const there = new Set(files.flatMap((file) => storedNames(Object(file))))
  await putBackMissing(strays.filter((name) => there.has(name)))
  await eraseAside(strays)
}

/** Erases what has lain in the bin for as long as the setting says. */
export async function eraseExpired(): Promise<void> {
  for (;;) {
    const entries = await readEntries({ at: { $lt: new Date(Date.now() - binDays() * DAY) } }, BATCH)
    if (entries.length === 0) break
    for (const entry of entries) await eraseEntry(entry)
  }
  await settleStrays()
}

const looks = recurring('bin', eraseExpired, {
  pause: () => HOUR,
  complain: (error) => strapi.log.warn(`The bin will be emptied later: ${error instanceof Error ? error.message : String(error)}`),
})

/** Erases what is past its days now and every hour. */
export const startErasing = (): void => looks.start()

export const stopErasing = (): Promise<void> => looks.stop()
