import { noteChange } from '../../renewal/notices'
import { isTelling, tellSoon } from '../../renewal/telling'
import { type Owner, ownersOf } from './uses'

/** Has the pages of documents renewed of which visitors see another state, within the transaction of the caller. */
export async function noteOwners(owners: readonly Owner[]): Promise<void> {
  const changed = new Map(owners.filter(({ isPublic }) => isPublic).map(({ uid, documentId }) => [`${uid} ${documentId}`, { uid, documentId }]))
  for (const change of changed.values()) await noteChange(change)
}

/** Changes a file of the media library by `change`, and has the pages renewed that show it. */
export async function renewingPages<T>(fileId: number, change: () => Promise<T>): Promise<T> {
  if (!isTelling()) return change()
  return strapi.db.transaction(async ({ onCommit }) => {
    // After it was deleted nothing names it any more.
    const owners = await ownersOf(fileId)
    const result = await change()
    await noteOwners(owners)
    onCommit(tellSoon)
    return result
  })
}
