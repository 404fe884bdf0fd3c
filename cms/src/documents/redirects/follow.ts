import { newDocumentId } from '../../document-id'
import { REDIRECT } from '../../uids'
import { addressOf, publishedAddresses } from './address'

async function put(formerAddress: string, leadsTo: string | null): Promise<void> {
  const redirects = strapi.db.query(REDIRECT)
  const found = await redirects.findOne({ where: { formerAddress }, select: ['id'] })
  const data = { leadsTo, isAutomatic: true, updatedAt: new Date() }
  if (found) await redirects.update({ where: { id: found.id }, data })
  else await redirects.create({ data: { ...data, formerAddress, documentId: newDocumentId(), createdAt: new Date(), publishedAt: new Date() } })
}

/** What led to the former address leads to the new one: nobody is sent on twice. */
async function move(from: string, to: string): Promise<void> {
  await strapi.db.query(REDIRECT).updateMany({ where: { leadsTo: from }, data: { leadsTo: to } })
  await put(from, to)
}

/**
 * Notes what became of the addresses of a document: `before` are the names under which it stood before it was published or taken back.
 * Within the transaction of that. (docs/decisions/former-addresses.md)
 */
export async function followAddresses(uid: string, documentId: string | undefined, before: readonly string[]): Promise<void> {
  const after = await publishedAddresses(uid, documentId)
  const [current] = after
  if (current) await strapi.db.query(REDIRECT).deleteMany({ where: { formerAddress: { $in: after } } })
  for (const former of before.flatMap((name) => addressOf(uid, name) ?? []).filter((address) => !after.includes(address))) {
    if (current) await move(former, current)
    else await put(former, null)
  }
}
