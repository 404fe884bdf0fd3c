import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { WAITS_DAYS } from '@/lib/forms/waiting'
import { WAITING_DB, type WaitingRow } from '@/lib/offline/waiting'
import { newKey, seal, type Sealed, sealText, unseal, unsealText } from './crypt'
import { type Item, itemSchema } from './item'
import { markWaiting } from './mark'

const LASTS = WAITS_DAYS * 24 * 60 * 60 * 1000

/** Of its state it can be read without the key until when it waits: the worker says on a dead line that it does. */
type Row = Sealed & WaitingRow & { id: string; at: number }
type FileRow = Sealed & { of: string }

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey }
  items: { key: string; value: Row }
  files: { key: string; value: FileRow; indexes: { of: string } }
}

/** Whether this browser can keep a form so that nobody reads it from the disk. */
export const canKeep = () => 'indexedDB' in globalThis && typeof globalThis.crypto?.subtle === 'object'

let opening: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(WAITING_DB, 1, {
    upgrade(db) {
      db.createObjectStore('keys')
      db.createObjectStore('items', { keyPath: 'id' })
      db.createObjectStore('files').createIndex('of', 'of')
    },
    terminated: () => (opening = undefined),
  })
  opening.catch(() => (opening = undefined))
  return opening
}

const KEY = 'own'

/** The key of this device, made when first needed; of two tabs that make one at once the first. */
async function ownKey(db: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const known = await db.get('keys', KEY)
  if (known) return known
  const made = await newKey()
  const change = db.transaction('keys', 'readwrite')
  const first = await change.store.get(KEY)
  if (!first) await change.store.put(made, KEY)
  await change.done
  return first ?? made
}

const partName = (id: string, part: number) => `${id} ${part}`

async function seals(key: CryptoKey, item: Item): Promise<Row> {
  const waitsUntil = item.state === 'waiting' ? item.at + LASTS : 0
  return { id: item.id, at: item.at, waitsUntil, ...(await sealText(key, JSON.stringify(item))) }
}

/** Keeps a form and the contents of its files: all of it or nothing. Rejects where the device has no room, or allows none. */
export async function keep(item: Item, files: readonly Blob[] = []): Promise<void> {
  const db = await open()
  const key = await ownKey(db)
  const row = await seals(key, item)
  const parts = await Promise.all(files.map(async (file) => ({ of: item.id, ...(await seal(key, await file.arrayBuffer())) })))
  const change = db.transaction(['items', 'files'], 'readwrite')
  await Promise.all([
    change.objectStore('items').put(row),
    ...parts.map((sealed, part) => change.objectStore('files').put(sealed, partName(item.id, part))),
    change.done,
  ])
  markWaiting(true)
}

/** Changes what is kept of a form; its files stay as long as it has a content. */
export async function change(item: Item): Promise<void> {
  if (item.content === null) await forgetFiles(item.id)
  const db = await open()
  await db.put('items', await seals(await ownKey(db), item))
}

/** The content of a file; null when it is not there. */
export async function readPart(id: string, part: number): Promise<ArrayBuffer | null> {
  const db = await open()
  const sealed = await db.get('files', partName(id, part))
  return sealed ? unseal(await ownKey(db), sealed) : null
}

async function forgetFiles(id: string): Promise<void> {
  const db = await open()
  const change = db.transaction('files', 'readwrite')
  const names = await change.store.index('of').getAllKeys(id)
  await Promise.all([...names.map((name) => change.store.delete(name)), change.done])
}

/** Forgets a form with its files. */
export async function remove(id: string): Promise<void> {
  await forgetFiles(id)
  const db = await open()
  await db.delete('items', id)
  if ((await db.count('items')) === 0) markWaiting(false)
}

/** What is kept too long goes: of what still waited it is kept, for as long again, that it was there. */
async function age(item: Item, now: number): Promise<Item | null> {
  if (now - item.at < LASTS) return item
  if (item.content === null) {
    await remove(item.id)
    return null
  }
  const expired: Item = { ...item, at: now, state: 'expired', content: null, reason: null, errors: {} }
  await change(expired)
  return expired
}

async function read(key: CryptoKey, row: Row): Promise<Item | null> {
  try {
    return itemSchema.parse(JSON.parse(await unsealText(key, row)))
  } catch {
    // Of another key or another version: nobody can read it any more.
    await remove(row.id)
    return null
  }
}

/** All that waits, or has something to say, the oldest first. */
export async function list(now = Date.now()): Promise<Item[]> {
  const db = await open()
  const key = await ownKey(db)
  const rows = (await db.getAll('items')).sort((one, other) => one.at - other.at)
  const items: Item[] = []
  for (const row of rows) {
    const item = await read(key, row)
    const kept = item && (await age(item, now))
    if (kept) items.push(kept)
  }
  // Left by a browser that has cleared what was kept, or by a tab that was closed.
  markWaiting(items.length > 0)
  return items
}

/** One of them; null when it is not there any more. */
export const find = async (id: string): Promise<Item | null> => (await list()).find((item) => item.id === id) ?? null
