import { entities } from '../../entities'
import { uidOf } from '../../uids'
import { isLocale } from '../../rules/languages'
import { plainPath } from '../../rules/redirects'

/** Whether a published document stands at an address. */
export async function isPublishedAt(address: string): Promise<boolean> {
  const [, folder, name, ...rest] = address.split('/')
  const [type, entity] = Object.entries(entities).find(([, { page }]) => page?.list === `/${folder}`) ?? []
  if (!type || !entity?.page || !name || rest.length > 0) return false
  const where = { [entity.page.name]: name, publishedAt: { $notNull: true } }
  return (await strapi.db.query(uidOf(type)).count({ where })) > 0
}

/** An address of the site without its language and without a slash at the end, in one spelling, as redirects keep it. */
export function withoutLanguage(address: string): string {
  const [, first = '', ...rest] = address.split('/')
  const path = isLocale(first.toLowerCase()) ? `/${rest.join('/')}` : address
  return plainPath(path.length > 1 ? path.replace(/\/+$/, '') : path)
}
