import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { UID } from '@strapi/strapi'
import { required } from '../environment'
import { readable } from '../requests/reference'
import { columnOf, tableOf } from '../table'
import { TOKEN } from '../uids'

/**
 * The link of a verification lasts three days and its code a quarter of an hour; a cancellation lasts as long as there is something to cancel.
 * The link to the private page of a submission, its access, lasts 30 days, and is sent again to whoever asks for it; that which confirms another
 * address for it lasts three days.
 */
export type Purpose = 'verification' | 'cancellation' | 'access' | 'address'

const HOUR = 60 * 60 * 1000
const LINK_LASTS: Record<Purpose, number | null> = { verification: 72 * HOUR, cancellation: null, access: 30 * 24 * HOUR, address: 72 * HOUR }
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
  const lasts = LINK_LASTS[purpose]
  await strapi.db.query(TOKEN).create({
    data: {
      submissionUid: uid,
      submissionId: documentId,
      purpose,
      tokenHash: hashOf(token),
      linkExpiresAt: lasts === null ? null : new Date(now + lasts),
      ...(code && { codeHash: hashOf(code), codeExpiresAt: new Date(now + CODE_LASTS) }),
      codeTries: 0,
      createdAt: new Date(now),
      publishedAt: new Date(now),
    },
  })
  return { token, code: code && `${code.slice(0, 4)}-${code.slice(4)}` }
}

export type FoundToken = { id: number; state: 'valid' | 'used' | 'over' }

/** Tokens that confirm, cancel or accept; an earlier version has not written what they are for. */
const ACTS = { $or: [{ purpose: { $null: true } }, { purpose: { $in: ['verification', 'cancellation'] } }] }

/** What a link's token says about a submission, or null when it is none of its tokens. */
export async function findToken(uid: UID.ContentType, documentId: string, token: string): Promise<FoundToken | null> {
  const row: Row | null = await strapi.db
    .query(TOKEN)
    .findOne({ where: { $and: [{ tokenHash: hashOf(token), submissionUid: uid, submissionId: documentId }, ACTS] } })
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
  const tries = columnOf(TOKEN, 'codeTries')
  const changed: number = await strapi.db.connection(tableOf(TOKEN)).where({ id }).where(tries, '<', CODE_TRIES).increment(tries, 1)
  return changed === 1
}

export async function spendToken(id: number): Promise<void> {
  await strapi.db.query(TOKEN).update({ where: { id }, data: { usedAt: new Date() } })
}

/** A submission to which somebody has come by the link of a mail, and until when that works. */
export type Opened = { uid: UID.ContentType; documentId: string; expiresAt: Date }

/** Those that open something by themselves, without naming a submission. */
type Opening = 'access' | 'address'

/** What a token opens that is sent for this, or null: it is none, or its time is over. */
export async function openWith(token: string, purpose: Opening = 'access'): Promise<Opened | null> {
  const row: { submissionUid: UID.ContentType; submissionId: string; linkExpiresAt: string } | null = await strapi.db
    .query(TOKEN)
    .findOne({ where: { tokenHash: hashOf(token), purpose, linkExpiresAt: { $gt: new Date().toISOString() } } })
  return row && { uid: row.submissionUid, documentId: row.submissionId, expiresAt: new Date(row.linkExpiresAt) }
}

/** Lets the private links of one submission lead to another record, within the transaction of the caller. */
export async function moveAccess(from: Omit<Opened, 'expiresAt'>, to: Omit<Opened, 'expiresAt'>): Promise<void> {
  await strapi.db.query(TOKEN).updateMany({
    where: { submissionUid: from.uid, submissionId: from.documentId, purpose: 'access' },
    data: { submissionUid: to.uid, submissionId: to.documentId },
  })
}

/** Takes the power from links about a submission that were sent: those for one purpose, or all but those. */
export async function revokeLinks({ uid, documentId }: Omit<Opened, 'expiresAt'>, which: { only: Purpose } | { but: Purpose }): Promise<void> {
  const meant = 'only' in which ? { purpose: which.only } : { $or: [{ purpose: { $null: true } }, { purpose: { $ne: which.but } }] }
  await strapi.db.query(TOKEN).deleteMany({ where: { $and: [{ submissionUid: uid, submissionId: documentId }, meant] } })
}

/** Links that open something by themselves and whose time is over. */
export const overdueLinks = (now: Date) => ({ purpose: { $in: ['access', 'address'] }, linkExpiresAt: { $lt: now.toISOString() } })
