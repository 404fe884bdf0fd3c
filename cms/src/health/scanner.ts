import { foundByScanner, hasScanner, isScannerThere } from '../files/scan'
import { type Check, judge } from './check'
import { within } from './within'

/** How long an answer is believed, and how long one is waited for. Milliseconds. */
const BELIEVED = 5000
const PATIENCE = 1000

let asked: { at: number; answer: Promise<boolean> } | undefined

/** Whether the malware scanner answers, and in how many files this process has had it find something. Nothing is known where none is set. */
export async function checkScanner(): Promise<Check> {
  if (!hasScanner()) return { status: 'unknown' }
  if (!asked || performance.now() - asked.at > BELIEVED) asked = { at: performance.now(), answer: isScannerThere() }
  const isThere = await within(PATIENCE, asked.answer).catch(() => false)
  // One that is away is asked again at once.
  if (!isThere) asked = undefined
  return { status: judge(isThere), found: foundByScanner() }
}
