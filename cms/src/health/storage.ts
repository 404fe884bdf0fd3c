import { buckets } from '../buckets'
import { type Check, judge } from './check'
import { within } from './within'

/** A visitor waits no longer for a picture either. Milliseconds. */
const PATIENCE = 2000

/** Whether both buckets answer, and let us in; where files are kept on the disk there is nothing to look at. */
export async function checkStorage(): Promise<Check> {
  const opened = buckets()
  if (!opened) return { status: 'unknown', kept: 'on disk' }
  const isThere = await within(PATIENCE, Promise.all([opened.uploads.check(), opened.applicants.check()])).then(
    () => true,
    () => false,
  )
  return { status: judge(isThere), kept: 'in buckets' }
}
