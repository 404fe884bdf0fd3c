import type { Core, UID } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'
import { emailKey } from '../rules/text'
import { columnOf } from '../table'
import { giveStoredBefore } from './stored-before'

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
