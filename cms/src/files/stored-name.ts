import { randomUUID } from 'node:crypto'

const STORED = /^[0-9a-f-]{36}$/

/** A random name for a file that is to be stored. */
export const newStoredName = (): string => randomUUID()

/** Whether a stored file may be called so. Its name is ours, so that no other place can be meant. */
export const isStoredName = (name: string): boolean => STORED.test(name)

/** The name, if it is one of ours. */
export function storedName(name: string): string {
  if (!isStoredName(name)) throw new Error('This is no name of a stored file.')
  return name
}
