import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { z } from 'zod'
import { OutOfRange, StorageAway } from './away'

/** What is known of a stored file. */
export type Stored = { size: number; etag: string | undefined; modified: Date | undefined }

/** The bytes of one, or of a range of it (`bytes 0-9/100`). */
export type Opened = Stored & { stream: Readable; range: string | undefined }

const isNone = (error: unknown) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket'

const isOutOfRange = (error: unknown) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416

/** What is answered, and null for what is not there. Throws a StorageAway for all else. */
async function orNone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isNone(error)) return null
    throw isOutOfRange(error) ? new OutOfRange() : new StorageAway(error)
  }
}

async function must<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new StorageAway(error)
  }
}

const answered = z.object({ ContentLength: z.number(), ETag: z.string().optional(), LastModified: z.date().optional(), ContentRange: z.string().optional() })

function describe(answer: object): Stored & { range: string | undefined } {
  const { ContentLength, ETag, LastModified, ContentRange } = answered.parse(answer)
  return { size: ContentLength, etag: ETag, modified: LastModified, range: ContentRange }
}

/** The client gives a stream of Node's own; its type allows for browsers too. */
const isReadable = (body: unknown): body is Readable => typeof body === 'object' && body !== null && 'pipe' in body

/** A bucket, by what is done with one here. */
export class Bucket {
  constructor(
    private readonly client: S3Client,
    private readonly name: string,
  ) {}

  /** Stores bytes, which are there wholly or not at all. */
  async put(key: string, bytes: Buffer | Readable, size: number): Promise<void> {
    await must(this.client.send(new PutObjectCommand({ Bucket: this.name, Key: key, Body: bytes, ContentLength: size })))
  }

  async look(key: string): Promise<Stored | null> {
    const answer = await orNone(this.client.send(new HeadObjectCommand({ Bucket: this.name, Key: key })))
    return answer && describe(answer)
  }

  /** The bytes, or those of a range; throws an OutOfRange when there are none in it. */
  async open(key: string, range?: string): Promise<Opened | null> {
    const answer = await orNone(this.client.send(new GetObjectCommand({ Bucket: this.name, Key: key, Range: range })))
    if (!answer) return null
    if (!isReadable(answer.Body)) throw new StorageAway(new Error('no body'))
    return { ...describe(answer), stream: answer.Body }
  }

  /** Copies something under another key. Gives whether it was there. */
  async copy(from: string, to: string): Promise<boolean> {
    const source = `${this.name}/${encodeURIComponent(from)}`
    return (await orNone(this.client.send(new CopyObjectCommand({ Bucket: this.name, CopySource: source, Key: to })))) !== null
  }

  /** Erases something, whether it is there or not. */
  async erase(key: string): Promise<void> {
    await orNone(this.client.send(new DeleteObjectCommand({ Bucket: this.name, Key: key })))
  }

  /** Everything whose key begins so. */
  async *list(prefix = ''): AsyncGenerator<{ key: string; size: number; modified: Date }> {
    let after: string | undefined
    do {
      const answer = await must(this.client.send(new ListObjectsV2Command({ Bucket: this.name, Prefix: prefix, ContinuationToken: after })))
      for (const { Key, Size = 0, LastModified } of answer.Contents ?? []) {
        if (Key !== undefined && LastModified) yield { key: Key, size: Size, modified: LastModified }
      }
      after = answer.NextContinuationToken
    } while (after)
  }

  /** Throws when it does not answer, or not to us. */
  async check(): Promise<void> {
    await must(this.client.send(new HeadBucketCommand({ Bucket: this.name })))
  }
}
