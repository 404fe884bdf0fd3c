import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@/scripts/lib/free-port.mjs'
import { Program } from './program'
import type { Environment, Json } from './service'

const server = path.resolve(__dirname, '../../object-store/server.py')

// The same client that the content service uses.
const { S3Client, DeleteObjectCommand, ListObjectsV2Command, GetObjectCommand, PutObjectCommand } = createRequire(
  path.resolve(__dirname, '../../../cms/package.json'),
)('@aws-sdk/client-s3')

/** What is asked of the client here; what it answers is looked into by the tests themselves. */
type Client = { send(command: object): Promise<Json>; destroy(): void }

// Debian's own Python, for which its packages are.
const python = '/usr/bin/python3'

function isInstalled(): boolean {
  try {
    execFileSync(python, ['-c', 'import swift.proxy'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** In CI it has to be there; elsewhere what needs it is left out without it. */
export const hasObjectStore = process.env.CI === 'true' || isInstalled()

const ACCESS_KEY = 'imar:tests'
const SECRET = 'secret-of-tests'

/** An OpenStack Swift of our own, which speaks S3, with two buckets. */
export class ObjectStore {
  private readonly program = new Program('Swift', 'ready')
  private client: Client | undefined
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'imar-objects-'))

  private constructor(private readonly port: number) {}

  static async start(): Promise<ObjectStore> {
    const store = new ObjectStore(await freePort())
    await store.run()
    return store
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** The settings of a content service that keeps its files here. */
  get environment(): Environment {
    return {
      S3_ENDPOINT: this.url,
      S3_BUCKET: 'uploads',
      S3_PRIVATE_BUCKET: 'applicants',
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: SECRET,
    }
  }

  /** Starts it, or again on what it has stored. */
  async run(): Promise<void> {
    if (!isInstalled()) throw new Error('Swift is not installed (Debian: apt-get install python3-swift).')
    await this.program.run(python, [server, this.folder, String(this.port), ACCESS_KEY, SECRET, 'uploads', 'applicants'])
  }

  kill(): Promise<void> {
    return this.program.kill()
  }

  async stop(): Promise<void> {
    this.client?.destroy()
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private ask(command: object) {
    const credentials = { accessKeyId: ACCESS_KEY, secretAccessKey: SECRET }
    const settings = { endpoint: this.url, region: 'us-east-1', forcePathStyle: true, credentials, requestChecksumCalculation: 'WHEN_REQUIRED' }
    const client: Client = this.client ?? new S3Client(settings)
    this.client = client
    return client.send(command)
  }

  /** The names of everything in a bucket. */
  async names(Bucket: string): Promise<string[]> {
    const { Contents = [] }: { Contents?: { Key: string }[] } = await this.ask(new ListObjectsV2Command({ Bucket }))
    return Contents.map(({ Key }) => Key).sort()
  }

  async content(Bucket: string, Key: string): Promise<Buffer> {
    const { Body } = await this.ask(new GetObjectCommand({ Bucket, Key }))
    return Buffer.from(await Body.transformToByteArray())
  }

  async put(Bucket: string, Key: string, Body: string): Promise<void> {
    await this.ask(new PutObjectCommand({ Bucket, Key, Body }))
  }

  async erase(Bucket: string, Key: string): Promise<void> {
    await this.ask(new DeleteObjectCommand({ Bucket, Key }))
  }
}
