import { fieldError } from '../field-error'
import { type Rule, storedVersion } from '../rule'
import { message } from '../../messages'
import { REDIRECT_TARGET } from '../../rules/redirects'
import { REDIRECT } from '../../uids'
import { isPublishedAt, withoutLanguage } from './address'

type Row = { documentId: string; leadsTo: string | null }

const PATH = /^\/(?!\/)[^\s?#\\]*$/

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const pathOf = (target: string) => (target.startsWith('/') ? withoutLanguage(target.split(/[?#]/)[0] ?? '') : null)

/** The path without its language; what follows the path stays. */
function asKept(target: string): string {
  const path = pathOf(target)
  return path === null ? target : path + target.slice(target.split(/[?#]/)[0]?.length)
}

/** The fields of a redirect as they are kept, whichever way they were written. */
export const keptFields = (formerAddress: unknown, leadsTo: unknown) => ({
  formerAddress: withoutLanguage(text(formerAddress)),
  leadsTo: asKept(text(leadsTo)),
})

async function requireFree(formerAddress: string, documentId: string | undefined): Promise<void> {
  const redirects = strapi.db.query(REDIRECT)
  if (formerAddress === '/' || !PATH.test(formerAddress)) throw fieldError(['formerAddress'], message('redirectPath', formerAddress))
  const same: Row | null = await redirects.findOne({ where: { formerAddress } })
  if (same && same.documentId !== documentId) throw fieldError(['formerAddress'], message('redirectTwice', formerAddress, same.leadsTo ?? '410'))
  if (await isPublishedAt(formerAddress)) throw fieldError(['formerAddress'], message('redirectLive', formerAddress))
}

async function requireDirect(formerAddress: string, leadsTo: string): Promise<void> {
  if (!REDIRECT_TARGET.test(leadsTo)) throw fieldError(['leadsTo'], message('redirectTarget', leadsTo))
  const path = pathOf(leadsTo)
  if (path === formerAddress) throw fieldError(['leadsTo'], message('redirectSelf'))
  const redirects = strapi.db.query(REDIRECT)
  const next: Row | null = path === null ? null : await redirects.findOne({ where: { formerAddress: path } })
  if (next) throw fieldError(['leadsTo'], message('redirectChain', leadsTo, next.leadsTo ?? '410'))
}

/** An editor's redirect leads from an address at which nothing is to one that leads no further; addresses are kept without their language. */
export const redirectRule: Rule = async (write) => {
  const { uid, documentId, data } = write
  if (uid !== REDIRECT) return
  const stored = await storedVersion(write, ['formerAddress', 'leadsTo'])
  const { formerAddress, leadsTo } = keptFields(data.formerAddress ?? stored.formerAddress, 'leadsTo' in data ? data.leadsTo : stored.leadsTo)
  await requireFree(formerAddress, documentId)
  if (leadsTo) await requireDirect(formerAddress, leadsTo)
  data.formerAddress = formerAddress
  data.leadsTo = leadsTo || null
  // What has led to this address leads on with it.
  if (leadsTo) await strapi.db.query(REDIRECT).updateMany({ where: { leadsTo: formerAddress }, data: { leadsTo } })
}
