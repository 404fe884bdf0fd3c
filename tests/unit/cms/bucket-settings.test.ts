/** @jest-environment node */
import { bucketSettings } from '@/cms/src/buckets/settings'

const ALL = { S3_BUCKET: 'imar-uploads', S3_PRIVATE_BUCKET: 'imar-applicants', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }

const before = { ...process.env }

afterEach(() => {
  process.env = { ...before }
})

function given(settings: Record<string, string>) {
  process.env = { ...Object.fromEntries(Object.entries(before).filter(([name]) => !name.startsWith('S3_'))), ...settings } as NodeJS.ProcessEnv
  return bucketSettings
}

test('files are kept on the disk when nothing names buckets', () => {
  expect(given({})()).toBeNull()
  expect(given({ S3_BUCKET: ' ', S3_ENDPOINT: '' })()).toBeNull()
})

test('buckets are named by the host at Amazon, and by the path elsewhere, unless it is said', () => {
  expect(given(ALL)()).toMatchObject({ endpoint: undefined, region: 'us-east-1', isPathStyle: false, uploads: 'imar-uploads', applicants: 'imar-applicants' })
  const elsewhere = { ...ALL, S3_ENDPOINT: 'https://s3.example.org', S3_REGION: 'de-1' }
  expect(given(elsewhere)()).toMatchObject({ endpoint: 'https://s3.example.org', region: 'de-1', isPathStyle: true })
  expect(given({ ...elsewhere, S3_PATH_STYLE: 'false' })()).toMatchObject({ isPathStyle: false })
})

test.each([
  [{ S3_ENDPOINT: 'https://s3.example.org' }, 'no S3_BUCKET, no S3_PRIVATE_BUCKET, no S3_ACCESS_KEY_ID, no S3_SECRET_ACCESS_KEY'],
  [{ ...ALL, S3_PRIVATE_BUCKET: '' }, 'no S3_PRIVATE_BUCKET'],
  [{ ...ALL, S3_PRIVATE_BUCKET: ALL.S3_BUCKET }, 'have to be two buckets'],
  [{ ...ALL, S3_BUCKET: 'https://bucket' }, 'S3_BUCKET has to be the name of a bucket'],
  [{ ...ALL, S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT has to be an address'],
  [{ ...ALL, S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE has to be true or false'],
])('what is wrong is said in a sentence: %j', (settings, sentence) => {
  expect(given(settings)).toThrow(sentence)
})
