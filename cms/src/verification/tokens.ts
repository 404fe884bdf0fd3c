import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { UID } from '@strapi/strapi'
import { required } from '../environment'
import { readable } from '../requests/reference'
import { TOKEN } from '../uids'

/** The link of a verification lasts three days and its code a quarter of an hour; a cancellation lasts as long as there is something to cancel. */
export type Purpose = 'verification' | 'cancellation'

const HOUR = 60 * 60 * 1000
const LINK_LASTS = 72 * HOUR
const CODE_LASTS = HOUR / 4
const CODE_LENGTH = 8
const CODE_TRIES = 5

/** Stored instead of the token or code. Keyed, because a code is short enough to be guessed from a plain hash. */
const hashOf = (secret: string) => createHmac('sha256', required('API_TOKEN_SALT')).update(secret).digest('hex')

const same = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** People type a code with small letters, spaces and hyphens. */
const normalized = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, '')

type Row = { id: number; codeHash: string | null; codeTries: number; codeExpiresAt: string | null; linkExpiresAt: string | null; usedAt: string | null }

const isOver = (moment: string) => new Date(moment).getTime() <= Date.now()

/** A link's token and, for a verification, a code. Their time begins now, which is when they are sent. */
export async function makeToken(uid: UID.ContentType, documentId: string, purpose: Purpose): Promise<{ token: string; code: string }> {
  const token = randomBytes(32).toString('base64url')
  const code = purpose === 'verification' ? readable(CODE_LENGTH) : ''
  const now = Date.now()
  await strapi.db.query(TOKEN).create({
    data: {
      submissionUid: uid,
      submissionId: documentId,
      tokenHash: hashOf(token),
      ...(code && { codeHash: hashOf(code), codeExpiresAt: new Date(now + CODE_LASTS), linkExpiresAt: new Date(now + LINK_LASTS) }),
      codeTries: 0,
      createdAt: new Date(now),
      publishedAt: new Date(now),
    },
  })
  return { token, code: code && `${code.slice(0, 4)}-${code.slice(4)}` }
}

export type FoundToken = { id: number; state: 'valid' | 'used' | 'over' }

/** What a link's token says about a submission, or null when it is none of its tokens. */
export async function findToken(uid: UID.ContentType, documentId: string, token: string): Promise<FoundToken | null> {
  const row: Row | null = await strapi.db.query(TOKEN).findOne({ where: { tokenHash: hashOf(token), submissionUid: uid, submissionId: documentId } })
  if (!row) return null
  if (row.usedAt !== null) return { id: row.id, state: 'used' }
  return { id: row.id, state: row.linkExpiresAt !== null && isOver(row.linkExpiresAt) ? 'over' : 'valid' }
}

/** The token to which a typed code belongs; each wrong code uses up one of five tries of every one that is still open. */
export async function checkCode(uid: UID.ContentType, documentId: string, code: string): Promise<number | null> {
  const rows: Row[] = await strapi.db.query(TOKEN).findMany({ where: { submissionUid: uid, submissionId: documentId, usedAt: { $null: true } } })
  const typed = hashOf(normalized(code))
  for (const { id, codeHash, codeExpiresAt } of rows) {
    if (codeHash === null || codeExpiresAt === null || isOver(codeExpiresAt) || !(await takeTry(id))) continue
    if (same(codeHash, typed)) return id
  }
  return null
}

/** One conditional update, so that many guesses at the same time are not more than five. */
async function takeTry(id: number): Promise<boolean> {
  const table = strapi.db.metadata.get(TOKEN).tableName
  const changed: number = await strapi.db.connection(table).where({ id }).where('code_tries', '<', CODE_TRIES).increment('code_tries', 1)
  return changed === 1
}

export async function spendToken(id: number): Promise<void> {
  await strapi.db.query(TOKEN).update({ where: { id }, data: { usedAt: new Date() } })
}
