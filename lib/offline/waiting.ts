/** Where forms wait for a line, and their rows: what stands in them is encrypted but for these. */
export const WAITING_DB = 'imar-waiting'
const WAITING_ROWS = 'items'

/** What can be read of a form: until when it waits to be sent, in milliseconds since 1970; 0 when it does not. */
export type WaitingRow = { waitsUntil: number }

/** What is there already: to open what is not would make it, without its parts. */
function openThere(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(WAITING_DB)
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => resolve(null)
  })
}

function readRows(db: IDBDatabase): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const all: IDBRequest<unknown[]> = db.transaction(WAITING_ROWS).objectStore(WAITING_ROWS).getAll()
    all.onsuccess = () => resolve(all.result)
    all.onerror = () => reject(all.error ?? new Error('What waits cannot be read.'))
  })
}

/** A row of an earlier version says nothing. */
const untilOf = (row: unknown): number => (typeof row === 'object' && row !== null && 'waitsUntil' in row ? Number(row.waitsUntil) : 0)

/** Whether a form waits on this device for a line: for who has no page to look with. Never throws: storage may be forbidden. */
export async function isFormWaiting(now = Date.now()): Promise<boolean> {
  try {
    const db = await openThere()
    if (!db) return false
    try {
      return (await readRows(db)).some((row) => untilOf(row) > now)
    } finally {
      db.close()
    }
  } catch {
    return false
  }
}
