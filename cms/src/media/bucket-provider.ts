import { rm } from 'node:fs/promises'
import path from 'node:path'
import provider, { type File } from '@strapi/provider-upload-aws-s3'
import { clientSettings } from '../buckets'
import { StorageAway } from '../buckets/away'
import type { BucketSettings } from '../buckets/settings'
import { noteBegun } from './all-or-nothing'

export type MediaProvider = {
  upload(file: File): Promise<void>
  uploadStream(file: File): Promise<void>
  replace(file: File, before: File): Promise<void>
  replaceStream(file: File, before: File): Promise<void>
  delete(file: File): Promise<unknown>
}

async function reach<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new StorageAway(error)
  }
}

/** The path of a file is its name alone, as on the disk. */
const flat = (file: File): File => ({ ...file, path: undefined })

/** What is on the disk of the time before the buckets. */
const eraseFromDisk = ({ hash, ext = '' }: File) => rm(path.join(strapi.dirs.static.public, 'uploads', path.basename(`${hash}${ext}`)), { force: true })

/** Strapi's provider with our settings, whose files have the addresses that they would have on the disk. */
export function bucketProvider(settings: BucketSettings): MediaProvider {
  // No file is given rights of its own: nobody but this service reads either bucket.
  const s3Options = { ...clientSettings(settings), params: { Bucket: settings.uploads, ACL: undefined } }
  const s3 = provider.init({ baseUrl: '/uploads', s3Options })

  async function store(file: File, how: (given: File) => Promise<void>): Promise<void> {
    const given = flat(file)
    const done = reach(how(given))
    noteBegun({ file: given, done })
    await done
    file.url = given.url
  }

  async function replace(file: File, before: File, how: (given: File) => Promise<void>): Promise<void> {
    const given = flat(file)
    await reach(how(given))
    file.url = given.url
    await eraseFromDisk(before)
  }

  return {
    upload: (file) => store(file, (given) => s3.upload(given)),
    uploadStream: (file) => store(file, (given) => s3.uploadStream(given)),
    replace: (file, before) => replace(file, before, (given) => s3.replace(given, flat(before))),
    replaceStream: (file, before) => replace(file, before, (given) => s3.replaceStream(given, flat(before))),
    async delete(file) {
      await reach(s3.delete(flat(file)))
      await eraseFromDisk(file)
    },
  }
}
