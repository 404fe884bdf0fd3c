import { setTimeout as waitFor } from 'node:timers/promises'

/** Milliseconds that an answer takes at least: its time does not tell whether something was found. */
const AT_LEAST = 150

/** Does something whose answer must not tell by its time what was there. */
export async function unhurried<T>(act: () => Promise<T>): Promise<T> {
  const pause = waitFor(AT_LEAST)
  try {
    return await act()
  } finally {
    await pause
  }
}
