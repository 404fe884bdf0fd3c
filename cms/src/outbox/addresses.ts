import { createHmac } from 'node:crypto'
import { newDocumentId } from '../document-id'
import { required } from '../environment'
import { emailKey } from '../rules/text'
import { columnOf, tableOf } from '../table'
import { MAIL_ADDRESS } from '../uids'

/** What is known of an address beside its submissions, until somebody erases them. */
type Known = { remindersOffAt: Date | null; bouncedAt: Date | null; bounceCode: string | null }

const digestOf = (key: string): string => createHmac('sha256', required('API_TOKEN_SALT')).update(`mail ${key}`).digest('base64url')

/** Stands for an address in every spelling; the address cannot be read from it. */
export const addressKey = (address: string): string => digestOf(emailKey(address))

const inColumns = (fields: object) => Object.fromEntries(Object.entries(fields).map(([field, value]) => [columnOf(MAIL_ADDRESS, field), value]))

/** Notes something of an address, in one statement: two at once leave one row. */
async function note(key: string, known: Partial<Known>): Promise<void> {
  const now = new Date()
  const changes = { ...known, updatedAt: now }
  const row = { documentId: newDocumentId(), addressKey: key, createdAt: now, publishedAt: now, ...changes }
  await strapi.db.connection(tableOf(MAIL_ADDRESS)).insert(inColumns(row)).onConflict(columnOf(MAIL_ADDRESS, 'addressKey')).merge(inColumns(changes))
}

const find = (key: string): Promise<Known | null> =>
  strapi.db.query(MAIL_ADDRESS).findOne({ where: { addressKey: key }, select: ['remindersOffAt', 'bouncedAt', 'bounceCode'] })

/** Whether whoever this stands for wants no reminders. */
export const hasRemindersOff = async (key: string): Promise<boolean> => Boolean((await find(key))?.remindersOffAt)

export const setReminders = (key: string, isOff: boolean): Promise<void> => note(key, { remindersOffAt: isOff ? new Date() : null })

/** Nobody is there: what the server of the recipient has answered. */
export const noteBounced = (address: string, code: string): Promise<void> => note(addressKey(address), { bouncedAt: new Date(), bounceCode: code })

/** The address is right again, or always was. */
export const forgetBounce = (address: string): Promise<void> => note(addressKey(address), { bouncedAt: null, bounceCode: null })

/** When and why a mail to the address came back for good; null where none did. */
export async function bounceOf(address: string): Promise<{ at: Date; code: string } | null> {
  const known = await find(addressKey(address))
  return known?.bouncedAt ? { at: known.bouncedAt, code: known.bounceCode ?? '' } : null
}

/** Keeps what is known of an address under another key (`emailKey`); what is known under that one holds. */
export async function renameAddress(formerKey: string, key: string): Promise<void> {
  const query = strapi.db.query(MAIL_ADDRESS)
  if ((await query.count({ where: { addressKey: digestOf(key) } })) > 0) return
  await query.updateMany({ where: { addressKey: digestOf(formerKey) }, data: { addressKey: digestOf(key) } })
}

/** Forgets what is known of an address. */
export async function forgetAddress(address: string): Promise<void> {
  await strapi.db.query(MAIL_ADDRESS).deleteMany({ where: { addressKey: addressKey(address) } })
}
