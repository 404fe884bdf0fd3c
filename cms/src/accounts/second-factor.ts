import { errors } from '@strapi/utils'
import { newDocumentId } from '../document-id'
import { message } from '../messages'
import { SECOND_FACTOR } from '../uids'
import { isUniqueViolation } from '../unique'
import { tellOwner } from './notices'
import { digestOf, newRecoveryCodes } from './recovery-codes'
import { addressOf, newSecret, stepOf } from './totp'

type Row = {
  id: number
  pendingSecret: string | null
  secret: string | null
  confirmedAt: string | Date | null
  lastStep: number | null
  recoveryCodes: string[] | null
  version: number
}

/** What is told of a second factor: never its secret. */
export type FactorView = { isOn: boolean; since: string | null; recoveryCodesLeft: number }

/** What an authenticator app is set up with. */
export type Setup = { secret: string; address: string; picture: string }

type Account = { id: number; email: string }

const rowOf = (userId: number): Promise<Row | null> => strapi.db.query(SECOND_FACTOR).findOne({ where: { userId } })

function encrypt(secret: string): string {
  const encrypted: string | null = strapi.service('admin::encryption').encrypt(secret)
  if (!encrypted) throw new Error('ENCRYPTION_KEY is needed to keep a second factor.')
  return encrypted
}

/** Null for what was kept under another ENCRYPTION_KEY. */
function decrypt(encrypted: string): string | null {
  try {
    return strapi.service('admin::encryption').decrypt(encrypted)
  } catch {
    return null
  }
}

const canRead = ({ secret }: Row): boolean => secret !== null && decrypt(secret) !== null

/** Changes the row unless somebody has in the meantime: of two who come with one code, one has used it. */
async function change({ id, version }: Row, data: Partial<Row>): Promise<boolean> {
  const { count } = await strapi.db.query(SECOND_FACTOR).updateMany({ where: { id, version }, data: { ...data, version: version + 1 } })
  return count === 1
}

/** What identifies a state of the second factor of an account: the version changes with each code that counts. */
export type FactorRow = Pick<Row, 'id' | 'version'>

async function createRow(userId: number): Promise<Row> {
  try {
    return await strapi.db.query(SECOND_FACTOR).create({ data: { documentId: newDocumentId(), userId, version: 0, publishedAt: new Date() } })
  } catch (error) {
    const row = isUniqueViolation(error) ? await rowOf(userId) : null
    if (!row) throw error
    return row
  }
}

/** The row of an account, made where there is none yet: without a secret it is no second factor. */
export const factorRow = async (userId: number): Promise<FactorRow> => (await rowOf(userId)) ?? createRow(userId)

/** Whether codes of the app can be checked: not under another ENCRYPTION_KEY. */
export async function isReadable(userId: number): Promise<boolean> {
  const row = await rowOf(userId)
  return row !== null && canRead(row)
}

/** Several at once, for a list of accounts. */
export async function factorsOf(userIds: readonly number[]): Promise<Map<number, FactorView>> {
  const rows: (Row & { userId: number })[] = await strapi.db.query(SECOND_FACTOR).findMany({ where: { userId: { $in: userIds } } })
  return new Map(
    rows.map(({ userId, secret, confirmedAt, recoveryCodes }) => [
      userId,
      { isOn: secret !== null, since: confirmedAt && new Date(confirmedAt).toISOString(), recoveryCodesLeft: recoveryCodes?.length ?? 0 },
    ]),
  )
}

const OFF: FactorView = { isOn: false, since: null, recoveryCodesLeft: 0 }

export const factorOf = async (userId: number): Promise<FactorView> => (await factorsOf([userId])).get(userId) ?? OFF

export const hasFactor = async (userId: number): Promise<boolean> => (await factorOf(userId)).isOn

/** Makes a secret that counts when a code of it was given. Throws where one counts already and can be read. */
export async function beginFactor({ id: userId, email }: Account): Promise<Setup> {
  const secret = newSecret()
  const pendingSecret = encrypt(secret)
  const row = (await rowOf(userId)) ?? (await createRow(userId))
  if (canRead(row)) throw new errors.ApplicationError(message('factorThere'))
  await strapi.db.query(SECOND_FACTOR).update({ where: { id: row.id }, data: { pendingSecret } })
  const address = addressOf(secret, email)
  const { default: encodeQR } = await import('qr')
  return { secret, address, picture: encodeQR(address, 'svg') }
}

/**
 * Switches the second factor on with the first code of the app. Gives the recovery codes, which are shown this once; null for a wrong code, or
 * where the version is another one by now.
 */
export async function confirmFactor(userId: number, code: string, version?: number): Promise<string[] | null> {
  const row = await rowOf(userId)
  if (!row?.pendingSecret || canRead(row) || row.version !== (version ?? row.version)) return null
  const pending = decrypt(row.pendingSecret)
  if (!pending) throw new errors.ApplicationError(message('setupOver'), { code: 'over' })
  const lastStep = stepOf(pending, code)
  if (lastStep === null) return null
  const codes = newRecoveryCodes()
  const data = { secret: row.pendingSecret, pendingSecret: null, confirmedAt: new Date(), lastStep, recoveryCodes: codes.map(digestOf) }
  if (!(await change(row, data))) return null
  await tellOwner(userId, 'factorOn')
  return codes
}

export type Passed = 'code' | 'recovery code'

/**
 * Takes a code of the app or a recovery code, each of which counts once; null for one that does not, or where the version is another one by
 * now. Recovery codes need no ENCRYPTION_KEY. Throws what to do instead where codes of the app can no longer be checked.
 */
export async function useCode(userId: number, code: string, version?: number): Promise<Passed | null> {
  const row = await rowOf(userId)
  if (!row?.secret || row.version !== (version ?? row.version)) return null
  const digest = digestOf(code)
  const left = row.recoveryCodes ?? []
  if (left.includes(digest)) {
    if (!(await change(row, { recoveryCodes: left.filter((kept) => kept !== digest) }))) return null
    await tellOwner(userId, 'recoveryCodeUsed')
    return 'recovery code'
  }
  const secret = decrypt(row.secret)
  if (!secret) throw new errors.ApplicationError(message('factorUnreadable'), { code: 'unreadable' })
  const step = stepOf(secret, code)
  return step !== null && step > (row.lastStep ?? 0) && (await change(row, { lastStep: step })) ? 'code' : null
}

/** Makes new recovery codes in place of those that are left. */
export async function renewRecoveryCodes(userId: number): Promise<string[]> {
  const row = await rowOf(userId)
  const codes = newRecoveryCodes()
  if (!row?.secret || !(await change(row, { recoveryCodes: codes.map(digestOf) }))) throw new errors.ApplicationError(message('codeWrong'))
  await tellOwner(userId, 'recoveryCodesMade')
  return codes
}

/** Switches the second factor off. */
export async function dropFactor(userId: number): Promise<void> {
  const wasOn = await hasFactor(userId)
  await strapi.db.query(SECOND_FACTOR).deleteMany({ where: { userId } })
  if (wasOn) await tellOwner(userId, 'factorOff')
}
