import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { wholeNumber } from '../environment'
import { filesFolder } from '../files/folder'
import { type Check, judge, secondsSince } from './check'

/** Where `npm run backup` notes what it has made: named once more in `scripts/lib/archive.mjs`. */
const note = () => path.join(path.dirname(filesFolder()), 'last-backup.json')

const noteSchema = z.object({ made: z.iso.datetime() })

const HOUR = 60 * 60

/** How old the last backup is; that there is none is wrong too, unless nobody is to look (0 hours). */
export async function checkBackup(): Promise<Check> {
  const hours = wholeNumber('HEALTH_BACKUP_HOURS', 48)
  if (hours === 0) return { status: 'unknown', ageHours: null }
  try {
    const { made } = noteSchema.parse(JSON.parse(await readFile(note(), 'utf8')))
    const seconds = secondsSince(made)
    return { status: judge(seconds <= hours * HOUR), ageHours: Math.floor(seconds / HOUR) }
  } catch {
    return { status: 'warning', ageHours: null }
  }
}
