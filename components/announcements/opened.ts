const KEY = 'announcements-opened'

/** Whether the announcements were opened on this device before: the bell stays quiet from then on. (Requirements, section 2) */
export function wasOpened(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function storeOpened(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Storage may be closed: the bell then calls again on the next page.
  }
}
