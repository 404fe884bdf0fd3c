import type { UID } from '@strapi/strapi'
import { languages, type Locale } from '../rules/languages'
import { uidOf } from '../uids'

const COUNTRY = uidOf('country')
const STATE = uidOf('state')

type Named = { locale: string; name: string }

/** The name of a place in the language, or what was stored where the place is not known. */
async function nameIn(uid: UID.ContentType, where: Record<string, unknown>, language: Locale, stored: string): Promise<string> {
  const rows: Named[] = await strapi.db.query(uid).findMany({ where, select: ['locale', 'name'] })
  return (rows.find(({ locale }) => locale === language) ?? rows[0])?.name ?? stored
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** An address of a form in one line. */
export async function addressLine(address: Record<string, unknown>, language: Locale): Promise<string> {
  const [state, country] = [text(address.state), text(address.country)]
  const parts = [
    [text(address.street), text(address.houseNumber)],
    [text(address.postalCode), text(address.city)],
    [state && (await nameIn(STATE, { code: state }, language, state))],
    [country && (await nameIn(COUNTRY, { numericId: Number(country) || 0 }, language, country))],
  ]
  return parts
    .map((words) => words.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(languages[language].comma)
}
