/** Whether the visitor wants nothing of forms to be kept on this device. That it is so holds nothing of what was typed. */
const NAME = 'imar-keep-no-drafts'

/** Never throws: storage may be forbidden. */
export function keepsDrafts(): boolean {
  try {
    return localStorage.getItem(NAME) === null
  } catch {
    return false
  }
}

export function keepDrafts(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, '')
  } catch {
    // Nothing can be kept anyway.
  }
}
