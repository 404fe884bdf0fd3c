import { sharedStore } from '../redis'
import { type Check, judge } from './check'
import { within } from './within'

/** Milliseconds. */
const PATIENCE = 1000

/** Whether the processes count together what visitors send; where they are not to, there is nothing to look at. */
export async function checkLimits(): Promise<Check> {
  const store = sharedStore()
  if (!store) return { status: 'unknown', counted: 'alone' }
  const isShared = await within(PATIENCE, store.ping()).then(
    () => true,
    () => false,
  )
  return { status: judge(isShared), counted: isShared ? 'shared' : 'alone' }
}
