import type { Core, UID } from '@strapi/strapi'
import { withAddress } from '../applicants/address'
import { SUBMISSIONS } from '../content-types'
import { renameAddress } from '../outbox/addresses'
import { emailKey } from '../rules/text'
import { renewPersonKeys } from '../submissions/person/keys'
import { columnOf } from '../table'
import { WITHDRAWAL } from '../uids'
import { isUniqueViolation } from '../unique'
import { giveStoredBefore, type StoredRow } from './stored-before'

/** What an earlier version has stored is found by its address, too. With anonymous feedback stands no address of anybody. */
export async function ensureEmailKeys(strapi: Core.Strapi): Promise<void> {
  await giveStoredBefore(strapi, 'email_keys', SUBMISSIONS as UID.ContentType[], {
    lacking: (uid, rows) => rows.whereNull(columnOf(uid, 'emailKey')).whereNotNull('email'),
    give: async (uid, rows) => {
      for (const { id, email, isAnonymous } of rows) {
        if (isAnonymous || typeof email !== 'string') continue
        await strapi.db.query(uid).updateMany({ where: { id }, data: { emailKey: emailKey(email) } })
      }
    },
  })
}

/** Whether a column holds a character outside of ASCII: more bytes than characters. */
const hasOtherLetters = { sqlite: 'length(cast(?? as blob)) <> length(??)', postgres: 'octet_length(??) <> char_length(??)' }

async function giveAsciiKey(strapi: Core.Strapi, uid: UID.ContentType, row: StoredRow): Promise<void> {
  const { id, documentId, email } = row
  if (typeof email !== 'string' || typeof row.emailKey !== 'string' || row.emailKey === emailKey(email)) return
  const query = strapi.db.query(uid)
  const { emailKey: key, duplicateKey } = withAddress(uid, row, email)
  await renameAddress(row.emailKey, key)
  await query.updateMany({ where: { id }, data: { emailKey: key } })
  await renewPersonKeys(uid, documentId)
  try {
    if (duplicateKey) await query.updateMany({ where: { id }, data: { duplicateKey } })
  } catch (error) {
    // The same mailbox has sent the same under the other spelling: both stay, and the first one stands for it.
    if (!isUniqueViolation(error)) throw error
  }
}

/** Earlier versions kept domains as they were typed, and knew `bücher.example` and `xn--bcher-kva.example` as two. */
export async function ensureAsciiKeys(strapi: Core.Strapi): Promise<void> {
  const isOther = strapi.db.dialect.client === 'postgres' ? hasOtherLetters.postgres : hasOtherLetters.sqlite
  await giveStoredBefore(strapi, 'ascii_email_keys', [...SUBMISSIONS, WITHDRAWAL] as UID.ContentType[], {
    lacking: (uid, rows) => rows.whereRaw(isOther, [columnOf(uid, 'emailKey'), columnOf(uid, 'emailKey')]),
    give: async (uid, rows) => {
      for (const row of rows) await giveAsciiKey(strapi, uid, row)
    },
  })
}
