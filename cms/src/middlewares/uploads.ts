import path from 'node:path'
import type { Context } from 'koa'
import { buckets } from '../buckets'
import { OutOfRange, StorageAway } from '../buckets/away'
import type { Bucket, Stored } from '../buckets/bucket'
import { isAside } from '../media/aside'
import { readPath } from '../requests/path'

type Next = () => Promise<void>

/** As the media library names files. No other spelling of an address is answered. */
const ADDRESS = /^\/uploads\/([\w-][\w.-]{0,250})$/

/** Whether a request is for a file of the media library, however it is written. */
const isForUploads = ({ path: given }: Context) => /^\/uploads(?:[/;]|$)/i.test(readPath(given) ?? '')

/** One range of bytes; who asks for several gets the whole. */
const RANGE = /^bytes=(?:\d+-\d*|-\d+)$/

/** As Strapi describes what is on the disk. */
function describe(context: Context, key: string, { etag, modified }: Stored): void {
  context.status = 200
  context.type = path.extname(key)
  context.set('accept-ranges', 'bytes')
  context.set('cache-control', 'max-age=0')
  if (etag) context.set('etag', etag)
  if (modified) context.lastModified = modified
}

/** A part is of use only to who has the rest of the same file. */
function isRestOf({ etag, modified }: Stored, condition: string): boolean {
  return condition === '' || condition === etag || (modified !== undefined && condition === modified.toUTCString())
}

/** Whether who asks has the file as it is. Not by Koa's rule: what fetches for a browser says that it keeps nothing itself. */
function isHeld(context: Context, { etag, modified }: Stored): boolean {
  const tags = context.get('if-none-match')
  if (tags) return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
  return modified !== undefined && Date.parse(context.get('if-modified-since')) >= modified.getTime()
}

const isConditional = ({ headers }: Context) => ['if-none-match', 'if-modified-since', 'if-range'].some((name) => name in headers)

/** Answers a request that can do without the bytes. Gives whether it did, or null when there is no such file. */
async function answerByLook(context: Context, bucket: Bucket, key: string): Promise<boolean | null> {
  const stored = await bucket.look(key)
  if (!stored) return null
  describe(context, key, stored)
  if (isHeld(context, stored)) context.status = 304
  else if (context.method === 'HEAD') context.length = stored.size
  else if (isRestOf(stored, context.get('if-range'))) return false
  else delete context.headers.range
  return context.status === 304 || context.method === 'HEAD'
}

async function refuseRange(context: Context, bucket: Bucket, key: string): Promise<boolean> {
  const stored = await bucket.look(key)
  if (!stored) return false
  context.status = 416
  context.set('content-range', `bytes */${stored.size}`)
  return true
}

/** Answers with the bytes. Gives whether there are any. */
async function answer(context: Context, bucket: Bucket, key: string): Promise<boolean> {
  if (context.method === 'HEAD' || isConditional(context)) {
    const isAnswered = await answerByLook(context, bucket, key)
    if (isAnswered !== false) return isAnswered ?? false
  }
  const range = context.get('range')
  try {
    const opened = await bucket.open(key, RANGE.test(range) ? range : undefined)
    if (!opened) return false
    describe(context, key, opened)
    if (opened.range) {
      context.status = 206
      context.set('content-range', opened.range)
    }
    context.body = opened.stream
    context.length = opened.size
    return true
  } catch (error) {
    if (error instanceof OutOfRange) return refuseRange(context, bucket, key)
    throw error
  }
}

/**
 * Answers `/uploads/…` from the bucket, and what is not there from the disk: files of the time before it. While the bucket is away what is
 * on the disk is answered too. What comes after this, which serves the folder, decodes and normalises paths: only the one spelling gets there, and
 * not that of a file in the bin.
 */
export default () => async (context: Context, next: Next) => {
  const [, key] = ADDRESS.exec(context.path) ?? []
  if (isForUploads(context) && (!key || isAside(key))) return
  const bucket = buckets()?.uploads
  if (!bucket || !key || !['GET', 'HEAD'].includes(context.method)) return next()
  try {
    if (await answer(context, bucket, key)) return
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error
    await next()
    if (context.status === 404) throw error
    return
  }
  await next()
}
