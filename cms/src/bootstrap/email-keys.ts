import type { Core, UID } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'
import { emailKey } from '../rules/text'
import { eachStoredBefore } from './stored-before'

/** What an earlier version has stored is found by its address, too. With anonymous feedback stands no address of anybody. */
export async function ensureEmailKeys(strapi: Core.Strapi): Promise<void> {
  await eachStoredBefore(strapi, 'email_keys', SUBMISSIONS as UID.ContentType[], async (uid, { id, email, emailKey: key, isAnonymous }) => {
    if (key || isAnonymous || typeof email !== 'string') return
    await strapi.db.query(uid).updateMany({ where: { id }, data: { emailKey: emailKey(email) } })
  })
}
