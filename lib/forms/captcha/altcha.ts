import 'server-only'
import { randomUUID } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { spendOnce } from '../spend-once'
import { keyedDigest } from '@/lib/server/keyed-digest'
import type { Captcha, Verdict } from './captcha'

const LASTS_SECONDS = 20 * 60
const MAX_LENGTH = 2000

/** How many keys a browser has to derive, and how expensive each one is: measured in docs/benchmarks.md. */
const ALGORITHM = 'PBKDF2/SHA-256'
const COST = 2000
const FEWEST = 250
const MOST = 500

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      cost: z.number(),
      expiresAt: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

const secrets = () => ({ hmacSignatureSecret: keyedDigest('captcha'), hmacKeySignatureSecret: keyedDigest('captcha key') })

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.slice(0, MAX_LENGTH), 'base64').toString())
  } catch {
    return null
  }
}

async function verify(token: string): Promise<Verdict> {
  if (token === '') return 'missing'
  const payload = payloadSchema.safeParse(decode(token)).data
  if (!payload) return 'failed'
  const { challenge, solution } = payload
  const { verified } = await verifySolution({ challenge, solution: { ...solution, time: 0 }, deriveKey, ...secrets() })
  const { nonce, expiresAt } = challenge.parameters
  return verified && (await spendOnce(nonce, randomUUID(), expiresAt * 1000)) ? 'passed' : 'failed'
}

/** Proof of work, checked by this site itself: nobody else learns that somebody wrote. */
export const altcha: Captcha = {
  missing: 'captcha_unfinished',
  async task() {
    const challenge = await createChallenge({
      algorithm: ALGORITHM,
      cost: COST,
      counter: randomInt(MOST, FEWEST),
      deriveKey,
      expiresAt: new Date(Date.now() + LASTS_SECONDS * 1000),
      ...secrets(),
    })
    return { provider: 'altcha', challenge, lastsSeconds: LASTS_SECONDS }
  },
  verify,
}
