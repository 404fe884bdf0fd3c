import { generateKeyPairSync } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'

type Verify = (source: Buffer, options: { resolver: (name: string) => Promise<string[][]> }) => Promise<{ results: { status: { result: string } }[] }>

/** What the content service evaluates records with, and receivers mails. */
const { dkimVerify }: { dkimVerify: Verify } = createRequire(path.resolve(__dirname, '../../../cms/package.json'))('mailauth')

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** Settings of a content service that signs its mails. */
export const signing = { MAIL_FROM: 'no-reply@example.org', DKIM_SELECTOR: 'imar', DKIM_PRIVATE_KEY: privateKey }

/** The name and the text by which receivers check that. */
export const signingRecord = ['imar._domainkey.example.org', `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`] as const

async function resolver(name: string): Promise<string[][]> {
  if (name === signingRecord[0]) return [[signingRecord[1]]]
  throw Object.assign(new Error('No such name'), { code: 'ENOTFOUND' })
}

/** `pass` where a receiver finds the signature right. */
export const verifySignature = async (source: string): Promise<string | undefined> =>
  (await dkimVerify(Buffer.from(source), { resolver })).results[0]?.status.result
