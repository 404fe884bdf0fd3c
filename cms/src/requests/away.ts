import { StorageAway, storageAway } from '../buckets/away'
import { DATABASE_AWAY, isDatabaseAway } from './database-away'

/** What is answered when something on which the service relies did not answer; undefined for any other error. */
export function awayAnswer(error: unknown): { data: null; error: { status: number; name: string; message: string; details: object } } | undefined {
  if (error instanceof StorageAway) return storageAway()
  return isDatabaseAway(error) ? DATABASE_AWAY : undefined
}
