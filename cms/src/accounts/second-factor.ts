import { errors } from '@strapi/utils'
import { newDocumentId } from '../document-id'
import { message } from '../messages'
import { SECOND_FACTOR } from '../uids'
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

function decrypt(encrypted: string): string {
  const secret: string | null = strapi.service('admin::encryption').decrypt(encrypted)
  if (!secret) throw new Error('A second factor was kept under another ENCRYPTION_KEY.')
  return secret
}

/** Changes the row unless somebody has in the meantime: of two who come with one code, one has used it. */
async function change({ id, version }: Row, data: Partial<Row>): Promise<boolean> {
  const { count } = await strapi.db.query(SECOND_FACTOR).updateMany({ where: { id, version }, data: { ...data, version: version + 1 } })
  return count === 1
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

/** Makes a secret that counts when a code of it was given. Throws where one counts already. */
export async function beginFactor({ id: userId, email }: Account): Promise<Setup> {
  const secret = newSecret()
  const pendingSecret = encrypt(secret)
  const row = await rowOf(userId)
  if (row?.secret) throw new errors.ApplicationError(message('factorThere'))
  const query = strapi.db.query(SECOND_FACTOR)
  if (row) await query.update({ where: { id: row.id }, data: { pendingSecret } })
  else await query.create({ data: { documentId: newDocumentId(), userId, pendingSecret, version: 0, publishedAt: new Date() } })
  const address = addressOf(secret, email)
  const { default: encodeQR } = await import('qr')
  return { secret, address, picture: encodeQR(address, 'svg') }
}

/** Switches the second factor on with the first code of the app. Gives the recovery codes, which are shown this once; null for a wrong code. */
export async function confirmFactor(userId: number, code: string): Promise<string[] | null> {
  const row = await rowOf(userId)
  if (!row?.pendingSecret || row.secret) return null
  const lastStep = stepOf(decrypt(row.pendingSecret), code)
  if (lastStep === null) return null
  const codes = newRecoveryCodes()
  const data = { secret: row.pendingSecret, pendingSecret: null, confirmedAt: new Date(), lastStep, recoveryCodes: codes.map(digestOf) }
  if (!(await change(row, data))) return null
  await tellOwner(userId, 'factorOn')
  return codes
}

export type Passed = 'code' | 'recovery code'

/** Takes a code of the app or a recovery code, each of which counts once; null for one that does not. */
export async function useCode(userId: number, code: string): Promise<Passed | null> {
  const row = await rowOf(userId)
  if (!row?.secret) return null
  const step = stepOf(decrypt(row.secret), code)
  if (step !== null) return step > (row.lastStep ?? 0) && (await change(row, { lastStep: step })) ? 'code' : null
  const digest = digestOf(code)
  const left = row.recoveryCodes ?? []
  if (!left.includes(digest)) return null
  if (!(await change(row, { recoveryCodes: left.filter((kept) => kept !== digest) }))) return null
  await tellOwner(userId, 'recoveryCodeUsed')
  return 'recovery code'
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
