import { z } from 'zod'
import { optional } from '../environment'

const NAMES = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_PRIVATE_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PATH_STYLE'] as const

const NEEDED = ['S3_BUCKET', 'S3_PRIVATE_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** By the rules that every S3 has in common. */
const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'has to be the name of a bucket: 3 to 63 small letters, digits and hyphens.')

const settings = z.object({
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'has to be an address: https://s3.example.org' }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: bucket,
  S3_PRIVATE_BUCKET: bucket,
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  S3_PATH_STYLE: z.enum(['true', 'false'], 'has to be true or false.').optional(),
})

export type BucketSettings = {
  endpoint: string | undefined
  region: string
  /** Whether a bucket is named by the path (`s3.example.org/bucket`) in the place of the host. */
  isPathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
  /** Of uploads of editors. */
  uploads: string
  /** Of files of applicants. */
  applicants: string
}

/** Where files are kept when not on the disk; null for the disk. Throws an error that says what to do when half of the settings are there. */
export function bucketSettings(): BucketSettings | null {
  const given = Object.fromEntries(NAMES.map((name) => [name, optional(name)]))
  if (Object.values(given).every((value) => value === undefined)) return null
  const missing = NEEDED.filter((name) => given[name] === undefined)
  if (missing.length > 0) throw new Error(`Files are to be kept in buckets (S3_…), but there is no ${missing.join(', no ')}.`)
  const parsed = settings.safeParse(given)
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join()} ${message}`).join(' '))
  const { data } = parsed
  if (data.S3_BUCKET === data.S3_PRIVATE_BUCKET) throw new Error('S3_BUCKET and S3_PRIVATE_BUCKET have to be two buckets: what is in the first is public.')
  return {
    endpoint: data.S3_ENDPOINT,
    region: data.S3_REGION,
    // Only Amazon has a host for each bucket without further ado.
    isPathStyle: data.S3_PATH_STYLE ? data.S3_PATH_STYLE === 'true' : data.S3_ENDPOINT !== undefined,
    accessKeyId: data.S3_ACCESS_KEY_ID,
    secretAccessKey: data.S3_SECRET_ACCESS_KEY,
    uploads: data.S3_BUCKET,
    applicants: data.S3_PRIVATE_BUCKET,
  }
}
