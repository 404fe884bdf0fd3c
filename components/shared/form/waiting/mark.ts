import { WAITING_MARK } from '@/lib/forms/early.mjs'

/** Whether a form waits on this device, or one that did has something to say. Never throws: storage may be forbidden. */
export function hasWaiting(): boolean {
  try {
    return localStorage.getItem(WAITING_MARK) !== null
  } catch {
    return false
  }
}

/** Never throws: without the mark what waits is sent when its form is opened. */
export function markWaiting(isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(WAITING_MARK, '')
    else localStorage.removeItem(WAITING_MARK)
  } catch {
    // Storage is full or forbidden.
  }
}
