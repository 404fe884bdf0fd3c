import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { databaseFile, optional, wholeNumber } from '../environment'
import { filesFolder } from '../files/folder'
import { type Check, judge } from './check'

const MEGABYTE = 1024 * 1024

/** What grows: uploads, files of applicants, and the database where it is a file. */
const folders = () => [strapi.dirs.static.public, filesFolder(), ...(optional('DATABASE_CLIENT') === 'postgres' ? [] : [path.dirname(databaseFile())])]

async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return Math.floor((bavail * bsize) / MEGABYTE)
}

/** The room that is left where there is the least. */
export async function checkDisk(): Promise<Check> {
  try {
    const free = Math.min(...(await Promise.all(folders().map(freeMegabytes))))
    return { status: judge(free >= wholeNumber('HEALTH_DISK_MB', 1024)), freeMegabytes: free }
  } catch {
    return { status: 'failed', freeMegabytes: null }
  }
}
