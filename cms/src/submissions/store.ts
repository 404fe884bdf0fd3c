import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { takeTurns } from '../limits'
import { inTurn } from '../locks'
import { queueMail, wakeOutbox } from '../outbox/outbox'
import { newDocumentId } from '../document-id'
import { newReference } from '../requests/reference'
import { type FieldIssue, Refusal } from '../requests/refusal'
import { readRuleCode } from '../rules/codes'
import { emailKey } from '../rules/text'
import { patiently } from './contended'
import type { Kind } from './kind'
import { keepPersonKeys } from './person/keys'
import { phoneIssues } from './phones'
import { counted } from './turns'
import { isUniqueViolation } from '../unique'

/** What the sender is told; the same for the same submission sent again. Without a reference where nothing new was stored. */
export type Receipt = { reference: string; documentId: string }

/** The library's own wording means that something is missing or of the wrong type. */
const codeOf = ({ message, code }: z.core.$ZodIssue): string => {
  const known = readRuleCode(message)
  return known === 'invalid' && code === 'invalid_type' ? 'required' : known
}

/** What is wrong with each field; the first thing is enough to tell. */
function issuesOf({ issues }: z.core.$ZodError): FieldIssue[] {
  const first = new Map<string, string>()
  for (const issue of issues) {
    const path = issue.path.join('.')
    if (!first.has(path)) first.set(path, codeOf(issue))
  }
  return [...first].map(([path, code]) => ({ path, code }))
}

function parse<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(body)
  if (!result.success) throw new Refusal('invalid', issuesOf(result.error))
  const issues = phoneIssues(result.data, ['phone'])
  if (issues.length > 0) throw new Refusal('invalid', issues)
  return result.data
}

/** Of what was understood, not of what was sent: a new captcha token makes no other submission. */
const fingerprintOf = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex')

/** The receipt of a submission that was stored under this key before, or null. */
async function findStored({ uid }: Kind, key: string, fingerprint: string): Promise<Receipt | null> {
  const row = await strapi.db.query(uid).findOne({ where: { idempotencyKey: key }, select: ['reference', 'documentId', 'fingerprint'] })
  if (!row) return null
  if (row.fingerprint !== fingerprint) throw new Refusal('idempotency_mismatch')
  return { reference: row.reference, documentId: row.documentId }
}

/** The same words of the same sender within this time are one submission, such as from two tabs. Milliseconds. */
const SAME_WITHIN = 24 * 60 * 60 * 1000

class StoredBefore extends Error {
  constructor(readonly receipt: Receipt) {
    super('The same was stored before.')
  }
}

/**
 * Throws StoredBefore where the same sender has just sent the same. Within the transaction and after the record: on SQLite nobody else writes from then
 * on, and on PostgreSQL others with the same words wait for each other.
 */
async function refuseTwin({ uid }: Kind, { documentId }: Receipt, fingerprint: string): Promise<void> {
  const createdAt = { $gte: new Date(Date.now() - SAME_WITHIN).toISOString() }
  const row = await strapi.db
    .query(uid)
    .findOne({ where: { fingerprint, documentId: { $ne: documentId }, createdAt }, select: ['reference', 'documentId'], orderBy: { id: 'asc' } })
  if (row) throw new StoredBefore({ reference: row.reference, documentId: row.documentId })
}

/** Record and mail together, or neither. */
async function store<S extends z.ZodMiniType>(kind: Kind<S>, data: z.output<S>, key: string, fingerprint: string): Promise<Receipt> {
  const receipt = { reference: newReference(kind.prefix), documentId: newDocumentId() }
  const sender = kind.sender(data)
  // Whoever is not named may say the same as somebody else; what has a key is compared by that.
  const isCompared = sender !== null && !kind.duplicateKey
  await strapi.db.transaction(async () => {
    if (isCompared) await inTurn(`submission ${fingerprint}`)
    const fields = await kind.record(data, receipt.documentId)
    const language = kind.language(data)
    const now = new Date()
    await strapi.db.query(kind.uid).create({
      data: {
        ...fields,
        ...receipt,
        emailKey: sender === null ? null : emailKey(sender),
        ...(kind.duplicateKey && { duplicateKey: kind.duplicateKey(data) }),
        idempotencyKey: key,
        fingerprint,
        publishedAt: now,
        createdAt: now,
        updatedAt: now,
      },
    })
    if (isCompared) await refuseTwin(kind, receipt, fingerprint)
    await keepPersonKeys(kind.uid, receipt.documentId, fields)
    const template = kind.mail(data, fields)
    if (template) await queueMail({ template, language, uid: kind.uid, documentId: receipt.documentId })
  })
  await kind.afterwards?.(data)
  return receipt
}

/** Tells the sender by mail, a few times a day at most, that the same was stored before. Gives whether it was. */
async function tellRepeated<S extends z.ZodMiniType>({ uid, duplicateKey, repeated, language }: Kind<S>, data: z.output<S>): Promise<boolean> {
  if (!duplicateKey || !repeated) return false
  const key = duplicateKey(data)
  const stored: { documentId: string } | null = await strapi.db.query(uid).findOne({ where: { duplicateKey: key } })
  if (!stored) return false
  const of = `${uid} ${key}`
  const wait = await takeTurns([
    { limit: 'CONTENT_LIMIT_RESEND_MINUTE', of },
    { limit: 'CONTENT_LIMIT_RESEND_DAY', of },
  ])
  if (wait === 0) await queueMail({ template: repeated(stored), language: language(data), uid, documentId: stored.documentId })
  return true
}

/** Stores a submission. The same one sent at the same moment may have come first, and have taken the last seat too. */
async function storeOnce<S extends z.ZodMiniType>(kind: Kind<S>, data: z.output<S>, key: string, fingerprint: string): Promise<Receipt> {
  try {
    return await patiently(() => store(kind, data, key, fingerprint))
  } catch (error) {
    if (error instanceof StoredBefore) return error.receipt
    if (!(error instanceof Refusal) && !isUniqueViolation(error)) throw error
    const twin = await findStored(kind, key, fingerprint)
    if (twin) return twin
    if (error instanceof Refusal) {
      await kind.beforeRefusal?.(data)
      // Who holds one of the seats is told so by mail: the answer is for everybody the same.
      if (error.code === 'event_full') await tellRepeated(kind, data)
      throw error
    }
    if (!(await tellRepeated(kind, data))) throw new Refusal('duplicate')
    // The number of the one that counts stands in its mail; there is no other.
    return { reference: '', documentId: newDocumentId() }
  }
}

/**
 * Stores a submission once. The same key and content sent again, even at the same time, gives the same receipt.
 * Throws a Refusal, and nothing is stored then.
 */
export async function submit<S extends z.ZodMiniType>(kind: Kind<S>, body: unknown, key: string): Promise<Receipt> {
  const data = parse(kind.schema, body)
  const fingerprint = fingerprintOf(data)
  const stored = await findStored(kind, key, fingerprint)
  if (stored) return stored
  try {
    return await counted({ uid: kind.uid, sender: kind.sender(data), key }, () => storeOnce(kind, data, key, fingerprint))
  } finally {
    wakeOutbox()
  }
}
