import { setTimeout as pause } from 'node:timers/promises'

/** Waits until something is so. Throws after `patience` milliseconds. */
export async function until(isSo, what, patience = 30_000) {
  for (const end = Date.now() + patience; !(await isSo()); ) {
    if (Date.now() > end) throw new Error(`It did not come to that: ${what}.`)
    await pause(20)
  }
}
