const KEY = 'dismissed-announcements'

type Dismissible = { id: string; dismissible: boolean }

/** The ids of the announcements that this visitor has dismissed; a corrupt list is an empty one. (Requirements, section 4) */
export function readDismissed(): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

export function storeDismissed(id: string) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...readDismissed().add(id)]))
  } catch {
    // Storage may be closed: the announcement then comes back with the next page.
  }
}

/** Dismissed ones are hidden only while they may be dismissed; the others always count. */
export function withoutDismissed<T extends Dismissible>(items: readonly T[], dismissed = readDismissed()): T[] {
  return items.filter(({ id, dismissible }) => !dismissible || !dismissed.has(id))
}
