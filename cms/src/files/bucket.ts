import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Bucket } from '../buckets/bucket'
import type { Place } from './place'
import { isStoredName, newStoredName, storedName } from './stored-name'

/** Files of applicants in a bucket that nobody but this service reads. */
export const inBucket = (bucket: Bucket): Place => ({
  async keep(filepath) {
    const name = newStoredName()
    const { size } = await stat(filepath)
    await bucket.put(name, createReadStream(filepath), size)
    return name
  },

  open: (name) => bucket.open(storedName(name)),

  erase: (name) => bucket.erase(storedName(name)),

  async namesBefore(time) {
    const old: string[] = []
    for await (const { key, modified } of bucket.list()) if (isStoredName(key) && modified < time) old.push(key)
    return old
  },

  // All of them are names of stored files.
  eraseByName: (name) => (isStoredName(name) ? bucket.erase(name) : Promise.resolve()),
})
