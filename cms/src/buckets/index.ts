import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { Bucket } from './bucket'
import { type BucketSettings, bucketSettings } from './settings'

/** Milliseconds for a connection, and for a pause in an answer. */
const CONNECTION = 2000
const PAUSE = 10_000

/** How the buckets are reached, by the media library's provider too. */
export const clientSettings = ({ endpoint, region, isPathStyle, accessKeyId, secretAccessKey }: BucketSettings) =>
  ({
    endpoint,
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Amazon's checksums of the last years are refused by others; their TLS and their own checksums do.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: CONNECTION, socketTimeout: PAUSE },
  }) satisfies S3ClientConfig

type Buckets = { uploads: Bucket; applicants: Bucket; settings: BucketSettings }

let opened: Buckets | null = null

/** The buckets that were opened; null where files are kept on the disk. */
export const buckets = (): Buckets | null => opened

/** Opens the buckets of the settings, where there are any: the client is loaded only then. Throws when half of the settings are there. */
export async function openBuckets(): Promise<Buckets | null> {
  const settings = bucketSettings()
  if (!settings) return null
  const [{ S3Client }, { Bucket }] = await Promise.all([import('@aws-sdk/client-s3'), import('./bucket.js')])
  const client = new S3Client(clientSettings(settings))
  opened = { uploads: new Bucket(client, settings.uploads), applicants: new Bucket(client, settings.applicants), settings }
  return opened
}
