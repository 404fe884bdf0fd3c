import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DoorAction } from '../events/door/answers'
import type { Known } from './state'

/** What was done and not sent yet, with the key of the door at which it was. */
export type Unsent = { phone: string; action: DoorAction }

interface Schema extends DBSchema {
  door: { key: 'phone' | 'known' | 'language'; value: string | Known }
  unsent: { key: number; value: Unsent }
}

const NAME = 'imar-door'

let opened: Promise<IDBPDatabase<Schema>> | undefined

const database = () =>
  (opened ??= openDB<Schema>(NAME, 1, {
    upgrade(made) {
      made.createObjectStore('door')
      made.createObjectStore('unsent', { autoIncrement: true })
    },
  }))

export async function readText(name: 'phone' | 'language'): Promise<string> {
  const value = await (await database()).get('door', name)
  return typeof value === 'string' ? value : ''
}

export async function writeText(name: 'phone' | 'language', text: string): Promise<void> {
  await (await database()).put('door', text, name)
}

export async function readKnown(): Promise<Known | null> {
  const value = await (await database()).get('door', 'known')
  return value && typeof value !== 'string' ? value : null
}

export async function writeKnown(known: Known): Promise<void> {
  await (await database()).put('door', known, 'known')
}

/** Forgets who is expected and who came. */
export async function forgetKnown(): Promise<void> {
  await (await database()).delete('door', 'known')
}

/** Forgets the door too, and what was not sent; the language stays. */
export async function forgetDoor(): Promise<void> {
  const transaction = (await database()).transaction(['door', 'unsent'], 'readwrite')
  await Promise.all([
    transaction.objectStore('door').delete('phone'),
    transaction.objectStore('door').delete('known'),
    transaction.objectStore('unsent').clear(),
  ])
  await transaction.done
}

export async function keepUnsent(unsent: Unsent): Promise<void> {
  await (await database()).add('unsent', unsent)
}

/** In the order in which it was done. */
export async function readUnsent(): Promise<Unsent[]> {
  return (await database()).getAll('unsent')
}

/** Drops what was answered. */
export async function dropUnsent(keys: ReadonlySet<string>): Promise<void> {
  const transaction = (await database()).transaction('unsent', 'readwrite')
  for (let cursor = await transaction.store.openCursor(); cursor; cursor = await cursor.continue()) {
    if (keys.has(cursor.value.action.key)) await cursor.delete()
  }
  await transaction.done
}
