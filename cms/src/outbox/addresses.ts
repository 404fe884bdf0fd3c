import { createHmac } from 'node:crypto'
import { newDocumentId } from '../document-id'
import { required } from '../environment'
import { emailKey } from '../rules/text'
import { MAIL_ADDRESS } from '../uids'

/** What is known of an address beside its submissions, until somebody erases them. */
type Known = { remindersOffAt: Date | null; bouncedAt: Date | null; bounceCode: string | null }

/** Stands for an address in every spelling; the address cannot be read from it. */
export const addressKey = (address: string): string =>
  createHmac('sha256', required('API_TOKEN_SALT'))
    .update(`mail ${emailKey(address)}`)
    .digest('base64url')

const COLUMNS = { remindersOffAt: 'reminders_off_at', bouncedAt: 'bounced_at', bounceCode: 'bounce_code' } as const

/** Notes something of an address, in one statement: two at once leave one row. */
async function note(key: string, known: Partial<Known>): Promise<void> {
  const now = new Date()
  const changes = { ...Object.fromEntries(Object.entries(known).map(([name, value]) => [COLUMNS[name as keyof Known], value])), updated_at: now }
  const row = { document_id: newDocumentId(), address_key: key, created_at: now, published_at: now, ...changes }
  await strapi.db.connection(strapi.db.metadata.get(MAIL_ADDRESS).tableName).insert(row).onConflict('address_key').merge(changes)
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

/** Forgets what is known of an address. */
export async function forgetAddress(address: string): Promise<void> {
  await strapi.db.query(MAIL_ADDRESS).deleteMany({ where: { addressKey: addressKey(address) } })
}
