import { newDocumentId } from '../../document-id'
import { entityOf } from '../../entities'
import { publishedNames } from '../../entities/names'
import { REDIRECT } from '../../uids'

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
  const page = entityOf(uid)?.page
  if (!page) return
  const addressesOf = (names: readonly string[]) => names.map((name) => `${page.list}/${name}`)
  const after = addressesOf(documentId ? await publishedNames(uid, documentId) : [])
  const [current] = after
  if (current) await strapi.db.query(REDIRECT).deleteMany({ where: { formerAddress: { $in: after } } })
  for (const former of addressesOf(before).filter((address) => !after.includes(address))) {
    if (current) await move(former, current)
    else await put(former, null)
  }
}
