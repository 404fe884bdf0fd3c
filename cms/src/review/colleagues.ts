import { READ } from '../admin-routes'
import { nameOfPerson } from './access'

export type Colleague = { id: number; name: string }

type Account = { id: number; firstname: string | null; lastname: string | null; email: string; preferedLanguage: string | null }

const ADMINISTRATOR = 'strapi-super-admin'

const SELECT = ['id', 'firstname', 'lastname', 'email', 'preferedLanguage']

/** The accounts that may read a type of submission. */
export async function accountsReading(uid: string): Promise<Account[]> {
  return strapi.db.query('admin::user').findMany({
    where: { isActive: true, blocked: { $ne: true }, roles: { $or: [{ code: ADMINISTRATOR }, { permissions: { action: READ, subject: uid } }] } },
    select: SELECT,
    orderBy: [{ firstname: 'asc' }, { id: 'asc' }],
  })
}

/** Who can be asked or given an application of a type. */
export async function colleaguesOf(uid: string): Promise<Colleague[]> {
  const accounts = await accountsReading(uid)
  return [...new Map(accounts.map((account) => [account.id, { id: account.id, name: nameOfPerson(account) }])).values()]
}

/** What people are called, by their ids; of an account that is gone nothing is known. */
export async function namesOf(ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const accounts: Account[] = await strapi.db.query('admin::user').findMany({ where: { id: { $in: known } }, select: SELECT })
  return new Map(accounts.map((account) => [account.id, nameOfPerson(account)]))
}
